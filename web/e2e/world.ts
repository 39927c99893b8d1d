/** The world of each test file: a server, a browser, and visitors. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Server } from './server';
import { Visitor, type Wishes } from './visitor';

/** The browser of the distribution. */
function chromiumPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const found = process.env.CHROMIUM ?? usual.find((path) => existsSync(path));
  if (!found) throw new Error('there is no Chromium: name it with CHROMIUM');
  return found;
}

let started: Promise<Browser> | undefined;

/** The browser of this worker, which ends with it. Visitors share nothing, as each has a context of their own. */
function browser(): Promise<Browser> {
  return (started ??= chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] }));
}

export class World {
  server!: Server;
  browser!: Browser;
  visitors: Visitor[] = [];

  /** A new visitor, with an empty browser. */
  async visitor(wishes?: Wishes): Promise<Visitor> {
    const visitor = await Visitor.come(this.browser, this.server.url, wishes);
    this.visitors.push(visitor);
    return visitor;
  }
}

/** The world of a test file. After every test nobody's browser may have complained. */
export function world(): World {
  const world = new World();
  beforeAll(async () => {
    [world.server, world.browser] = await Promise.all([Server.start(), browser()]);
  });
  afterEach(async () => {
    const complaints = world.visitors.flatMap((visitor) => visitor.complaints);
    await Promise.all(world.visitors.map((visitor) => visitor.context.close()));
    world.visitors = [];
    expect(complaints).toEqual([]);
  });
  afterAll(() => world.server?.stop());
  return world;
}
