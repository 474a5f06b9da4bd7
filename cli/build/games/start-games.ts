import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gamesDatabaseUrl } from '#vendor/database/open-games-database.ts';
import { ROOT } from '../../base/paths.ts';
import { freePort } from '../../base/free-port.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { printLine } from '../../base/terminal/print.ts';

/** The service of the games at work. */
export interface RunningGames {
  port: number;
  /** The public origin of the games' pages. */
  url: string;
  close: () => Promise<void>;
}

export interface GamesStart {
  /** Where the platform listens. */
  platformPort: number;
  /** The address of the platform's database; the games' own stands beside it. */
  databaseUrl: string;
  /** The folder of the pages' compile. */
  pagesDir: string;
}

const SECRET_BYTES = 32;

/** A service that ends by itself is started again after so long. */
const AGAIN_AFTER_MS = 1000;

const STOP_WITHIN_MS = 5000;

/**
 * Sees to it that platform and service share a secret; to be called before the platform starts.
 *
 * @returns whether the service is ours to start; not where LIVERY_GAMES_URL names one that runs
 */
export const prepareGames = (): boolean => {
  if (process.env['LIVERY_GAMES_URL']) return false;
  process.env['LIVERY_VENDOR_SECRET'] ??= randomBytes(SECRET_BYTES).toString('hex');
  return true;
};

const firstLine = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let heard = '';
    child.stdout?.on('data', (text: Buffer) => {
      heard += text.toString();
      if (heard.includes('\n')) resolve((JSON.parse(heard) as { port: number }).port);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new InputError(`the games' service could not be started (it ended with ${code}).`)),
    );
  });

const launch = async (
  { platformPort, databaseUrl, pagesDir }: GamesStart,
  port: number,
): Promise<{ child: ChildProcess; port: number }> => {
  // Its input stays open as long as we live: when it closes, the service ends too.
  const child = spawn(process.execPath, [path.join(ROOT, 'src', 'vendor', 'main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LIVERY_PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      LIVERY_GAMES_DATABASE_URL: gamesDatabaseUrl(databaseUrl),
      LIVERY_GAMES_PORT: String(port),
      LIVERY_GAMES_PAGES: pagesDir,
    },
  });
  return { child, port: await firstLine(child) };
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([ended, wait(STOP_WITHIN_MS, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await ended;
  }
};

/**
 * Starts the service of the games in a process of its own, on the port after the platform's, and
 * tells the platform where it is. A service that ends unasked is started again on its port.
 *
 * @throws {InputError} when it cannot be started
 */
export const startGames = async (start: GamesStart): Promise<RunningGames> => {
  let running = await launch(start, await freePort(start.platformPort + 1));
  let closing = false;
  const { port } = running;
  const watch = (child: ChildProcess): void => {
    child.once('exit', (code, signal) => {
      if (closing) return;
      printLine(`The games' service ended (${signal ?? code}); it is started again.`);
      void wait(AGAIN_AFTER_MS).then(again);
    });
  };
  const again = async (): Promise<void> => {
    if (closing) return;
    try {
      running = await launch(start, port);
      watch(running.child);
      if (closing) await stop(running.child);
    } catch {
      void wait(AGAIN_AFTER_MS).then(again);
    }
  };
  watch(running.child);
  const url = `http://games.localhost:${port}`;
  process.env['LIVERY_GAMES_URL'] = url;
  return {
    port,
    url,
    close: async () => {
      closing = true;
      delete process.env['LIVERY_GAMES_URL'];
      await stop(running.child);
    },
  };
};
