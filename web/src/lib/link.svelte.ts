/** The connection to a table: keeps what the server has told, and asks again for what was lost on the way. */
import { earlier } from './earlier';
import type { GameView, ChatLine, Refusal, Request, TableView, Message, News, You } from '../protocol';

/** Something that is asked of the server; the id is added when it is sent. */
export type Ask = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never;
type Answer = { token?: string };
type Waiting = { id: string; ask: Ask; resolve: (answer: Answer) => void; reject: (refusal: Refusal) => void };

/** The state of the connection. `away`: lost, and being restored. */
export type Health = 'connecting' | 'here' | 'away' | 'ended';

/** The most happenings in the log. */
const MOST_LOG = 600;
/** The pause after a request that came too soon, in milliseconds. */
const PATIENCE = 1000;
/** A connection is lost if a request is not answered for this long, in milliseconds. */
const LOST = 6000;
/** Lines of the chat that come this soon after the welcome, in milliseconds, were said before. */
const BACKLOG = 500;
/** A connection is tested if nothing was received for this long, in milliseconds. */
const SILENCE = 20_000;

/** A happening with a number, so that the log can tell them apart. */
export type Happened = { key: number; told: News; game: number };

export class TableLink {
  health: Health = $state('connecting');
  table: TableView | undefined = $state.raw();
  game: GameView | undefined = $state.raw();
  you: You[] = $state.raw([]);
  log: Happened[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** The reason why the server has ended the connection. */
  bye: Refusal | undefined = $state.raw();
  /** When the game was last told, for clocks that go on in between. */
  heardAt = $state(0);
  /** When the table was last told. */
  toldAt = $state(0);

  #version: string | undefined;
  #socket: WebSocket | undefined;
  #seen: number | undefined;
  #waiting: Waiting[] = [];
  #next = 0;
  #key = 0;
  #delay = 500;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #shown: number | undefined;
  #listeners = new Set<(happened: News[], game: GameView | undefined) => void>();
  #talkers = new Set<(lines: ChatLine[]) => void>();
  /** When the server said welcome. What it tells soon after was said before. */
  #welcomed = 0;
  /** Makes ids of this visit differ from those of another. */
  #visit = Math.random().toString(36).slice(2, 8);

  constructor(
    readonly code: string,
    public tokens: string[],
    public password: string | undefined = undefined,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Tells somebody whenever something has happened. */
  listen(listener: (happened: News[], game: GameView | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells somebody whenever somebody else says something. Older lines are only in `chat`. */
  listenToTalk(listener: (lines: ChatLine[]) => void): () => void {
    this.#talkers.add(listener);
    return () => this.#talkers.delete(listener);
  }

  /** Asks for something; what was not answered when the connection broke is asked again. */
  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const waiting = { id: `${this.#visit}.${++this.#next}`, ask, resolve, reject };
      this.#waiting.push(waiting);
      if (ask.type === 'show') this.#shown = ask.seat;
      if (this.health === 'here') this.#send(waiting);
    });
  }

  /** Comes again with other tokens. */
  reconnect(tokens: string[], password?: string): void {
    this.tokens = tokens;
    this.password = password;
    this.bye = undefined;
    this.#seen = undefined;
    this.#socket?.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #send(waiting: Waiting): void {
    const socket = this.#socket;
    socket?.send(JSON.stringify({ id: waiting.id, ...waiting.ask }));
    setTimeout(() => this.#waiting.includes(waiting) && this.#socket === socket && this.#lose(), LOST);
  }

  /** Gives a connection up that has not said itself that it is broken. */
  #lose = () => {
    if (this.health !== 'here') return;
    const socket = this.#socket;
    this.#broken();
    socket?.close();
  };

  #broken(): void {
    this.#socket = undefined;
    clearTimeout(this.#silence);
    this.health = 'away';
    this.#timer = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, 8000);
  }

  /** Asks if the server is still there when nothing was heard for a while. */
  #listenOn(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.ask({ type: 'ping' }).catch(() => {}), SILENCE);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { tokens: this.tokens, seen: this.#seen, password: this.password };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#listenOn();
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed && !this.bye) this.#broken();
    };
  }

  #hurry = () => {
    if (this.health !== 'away' || document.hidden) return;
    this.#delay = 500;
    this.#connect();
  };

  #hear(tell: Message): void {
    switch (tell.type) {
      case 'welcome':
        // Another program has its own page.
        this.#version ??= tell.version;
        if (this.#version !== tell.version) return location.reload();
        this.health = 'here';
        this.#welcomed = performance.now();
        this.#delay = 500;
        this.you = tell.you;
        if (this.tokens.length > 1 && this.#shown !== undefined) {
          const show: Ask = { type: 'show', seat: this.#shown };
          if (!this.#waiting.some((waiting) => waiting.ask.type === 'show')) void this.ask(show).catch(() => {});
        }
        this.#waiting.forEach((waiting) => this.#send(waiting));
        break;
      case 'state': {
        // Other eyes must not go on reading what was told to the ones before.
        if (tell.fresh) this.log = [];
        if (tell.table) {
          this.table = tell.table;
          this.toldAt = performance.now();
        }
        if (tell.game) {
          this.game = tell.game;
          this.heardAt = performance.now();
        }
        this.#seen = tell.number;
        const { happened } = tell;
        const game = this.table?.games ?? 0;
        // The first game of a table may go on from a position.
        const before = tell.fresh && game <= 1 ? earlier(this.code) : [];
        const news = [...before, ...happened].map((told) => ({ key: ++this.#key, told, game }));
        this.log = [...this.log, ...news].slice(-MOST_LOG);
        this.#listeners.forEach((listener) => listener(tell.fresh ? [] : happened, this.game));
        break;
      }
      case 'chat':
        this.#talk(tell.lines.filter((line) => line.number > (this.chat.at(-1)?.number ?? 0)));
        break;
      case 'done':
        this.#answered(tell.id)?.resolve({ token: tell.token });
        break;
      case 'refused':
        if (tell.id === null) break;
        // The server asks us to wait: send it again later, without a word to the player.
        if (tell.refusal.code === 'too_fast' && this.#repeat(tell.id)) break;
        this.#answered(tell.id)?.reject(tell.refusal);
        break;
      case 'bye':
        this.bye = tell.refusal;
        this.health = 'ended';
        for (const waiting of this.#waiting.splice(0)) waiting.reject(tell.refusal);
        break;
    }
  }

  /** Adds lines to the chat. */
  #talk(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines];
    if (performance.now() - this.#welcomed > BACKLOG) this.#talkers.forEach((listener) => listener(lines));
  }

  /** Asks again in a while, unless it was something to say, or to point at, which is to be thought over. */
  #repeat(id: string): boolean {
    const waiting = this.#waiting.find((one) => one.id === id);
    if (!waiting || ['say', 'gesture', 'point'].includes(waiting.ask.type)) return false;
    setTimeout(() => {
      // Another hand may have been asked for since.
      const late = waiting.ask.type === 'show' && waiting.ask.seat !== this.#shown;
      if (late) this.#answered(id)?.resolve({});
      else if (this.health === 'here' && this.#waiting.includes(waiting)) this.#send(waiting);
    }, PATIENCE);
    return true;
  }

  #answered(id: string): Waiting | undefined {
    const at = this.#waiting.findIndex((waiting) => waiting.id === id);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }
}
