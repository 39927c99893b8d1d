/** A person at a terminal: `saboteur join`, line by line. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from './server';
import { t } from './words';

export class Terminal {
  /** All that the program has printed. */
  text = '';
  /** True if the first move is made whenever the program asks for one. */
  #plays = false;
  /** The length of the text when the last question was answered. */
  #answered = 0;
  #process: ChildProcessWithoutNullStreams;

  private constructor(
    readonly name: string,
    link: string,
    readonly folder: string,
  ) {
    this.#process = spawn(binary, ['join', link, '--name', name, '--lines', '--lang', 'en'], {
      env: { ...process.env, XDG_STATE_HOME: folder },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.text += chunk;
        this.#move();
      });
  }

  static async join(link: string, name: string): Promise<Terminal> {
    return new Terminal(name, link, await mkdtemp(join(tmpdir(), 'saboteur-terminal-')));
  }

  /** True if the program has asked for a move since the last answer. */
  get asked(): boolean {
    const questions = [t('table-ask-turn', { name: this.name }), `${this.name}: `];
    return questions.some((question) => this.text.includes(`\n${question}`, this.#answered));
  }

  #move(): void {
    if (!this.#plays || !this.asked) return;
    this.#answered = this.text.length;
    this.type('1');
  }

  /** Makes moves from now on, or waits. */
  play(plays: boolean): void {
    this.#plays = plays;
    this.#move();
  }

  type(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  /** Waits until a text was printed, from a place on. Returns the place behind it. */
  async see(wanted: string, from = 0): Promise<number> {
    const end = Date.now() + 30_000;
    for (;;) {
      const at = this.text.indexOf(wanted, from);
      if (at >= 0) return at + wanted.length;
      if (Date.now() > end)
        throw new Error(`waited in vain for "${wanted}" in the terminal:\n${this.text.slice(from)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async leave(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = new Promise((resolve) => this.#process.once('exit', resolve));
      this.#process.kill();
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
