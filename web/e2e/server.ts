/** The server under test, with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const binary = resolve(import.meta.dirname, '..', process.env.SABOTEUR ?? '../target/debug/saboteur');
/** Limits that no test reaches. */
const limits = [
  ...['--tables-per-hour', '100000', '--requests-per-minute', '100000', '--connections-per-address', '1000'],
  ...['--messages-per-address', '100000', '--bot-moves-per-address', '100000'],
];

export class Server {
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(readonly folder: string) {}

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'saboteur-e2e-')));
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts on any free port, and after a crash again on the same one. */
  async start(): Promise<void> {
    const args = [
      'serve',
      '--listen',
      `127.0.0.1:${this.#port}`,
      '--database',
      join(this.folder, 'e2e.db'),
      '--lang',
      'en',
      ...limits,
    ];
    const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.#port = await new Promise<number>((found, failed) => {
      let said = '';
      child.once('error', failed);
      child.once('exit', (status) => failed(new Error(`the server ended with status ${status}: ${said}`)));
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port) found(Number(port));
      });
    });
  }

  /** Ends without a chance to tidy up. */
  async crash(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.crash();
    await rm(this.folder, { recursive: true, force: true });
  }
}
