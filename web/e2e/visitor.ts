/** A person with a browser of their own: its page, the messages it gets, and its errors. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import type { GameView, Message, OpenTable, TableView } from '../src/protocol';
import { t, type Language, type Values } from './words';

export type Likes = {
  notify?: boolean;
  name?: string;
  theme?: 'auto' | 'dark' | 'light';
  sound?: boolean;
  confirm?: boolean;
  allow?: boolean;
};
export type Wishes = BrowserContextOptions & {
  likes?: Likes;
  /** Bots do not take their time, even at tables that the start page opens for a game at once. */
  hurry?: boolean;
};

/** The pause before the next look for a message of the server, in milliseconds. */
const MOMENT = 25;

/** Opens a table at which bots move at once. */
async function hurryBots(route: Route): Promise<void> {
  const table = route.request().postDataJSON() as OpenTable;
  await route.continue({ postData: { ...table, settings: { ...table.settings, pace: 'instant' } } });
}

export class Visitor {
  /** All messages of the server to this browser. */
  readonly heard: Message[] = [];
  /** The moves that this browser has sent. */
  readonly sent: string[] = [];
  /** The game and the table as last told. */
  game: GameView | undefined;
  table: TableView | undefined;
  /** Errors, and requests to elsewhere. */
  readonly complaints: string[] = [];
  /** Complaints that the test provokes. */
  readonly expected: RegExp[] = [];

  #wake: (() => void) | undefined;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
    readonly language: Language,
  ) {
    const complain = (text: string) => {
      if (!this.expected.some((pattern) => pattern.test(text))) this.complaints.push(text);
    };
    // A violation of the content security policy is an error on the console too.
    page.on(
      'console',
      (message) => message.type() === 'error' && complain(`console: ${message.text()} (${message.location().url})`),
    );
    page.on('pageerror', (error) => complain(`error: ${error.stack ?? error.message}`));
    page.on('request', (request) => this.#isHome(request.url()) || complain(`request to elsewhere: ${request.url()}`));
    page.on('websocket', (socket) => {
      if (!this.#isHome(socket.url())) complain(`socket to elsewhere: ${socket.url()}`);
      socket.on('framesent', ({ payload }) => {
        const { move } = JSON.parse(String(payload)) as { move?: string };
        if (move !== undefined) this.sent.push(move);
      });
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload)) as Message));
    });
  }

  static async come(browser: Browser, home: string, { likes, hurry, ...options }: Wishes = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(
      (liked) => {
        if (localStorage.getItem('saboteur.likes') === null) localStorage.setItem('saboteur.likes', liked);
      },
      JSON.stringify({ sound: false, ...likes }),
    );
    if (hurry) await context.route('**/api/tables', hurryBots);
    return new Visitor(context, await context.newPage(), home, options.locale?.startsWith('de') ? 'de' : 'en');
  }

  #isHome(address: string): boolean {
    const { protocol, host } = new URL(address);
    return protocol === 'data:' || protocol === 'blob:' || host === new URL(this.home).host;
  }

  /** Waits for the next message of the server, but not for long. */
  #news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, MOMENT);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #hear(tell: Message): void {
    this.heard.push(tell);
    if (tell.type !== 'state') return;
    this.game = tell.game ?? this.game;
    this.table = tell.table ?? this.table;
    this.#wake?.();
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  /** A message of the page in this visitor's language. */
  say(id: string, values?: Values): string {
    return t(id, values, this.language);
  }

  /** Presses the button that says this. */
  async press(id: string, values?: Values): Promise<void> {
    await this.page.getByRole('button', { name: this.say(id, values), exact: true }).click();
  }

  /** Waits until something is so; the server's messages come in between. */
  async until(what: string, test: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (!(await test())) {
      if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
      await this.#news();
    }
  }

  /** The cards of the hand that is shown. */
  hand(): Promise<string[]> {
    return this.page
      .locator('[data-hand] [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')!));
  }

  /** The mine in words. */
  async mine(): Promise<string[]> {
    return this.page.locator('[data-board] td').allTextContents();
  }
}
