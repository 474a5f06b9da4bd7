import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { makeOwnFolder, ownProcess } from '../base/own-folder.ts';

/** Building the sites anew and starting the database for the first time takes a while. */
const READY_WITHIN_MS = 300_000;

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Runs `livery start` for the time of a benchmark or a recording, as a person would.
 *
 * @param root the project's folder
 * @returns its port, and what stops it
 * @throws {Error} with what it wrote when it does not become ready
 */
export const runPlatform = async (
  root: string,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const port = await freePort();
  const args = [path.join(root, 'cli', 'livery.ts'), 'start', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  // It ends with this process, whatever becomes of that.
  const folder = makeOwnFolder('run');
  ownProcess(folder, child);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => said.push(text.toString()));
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The platform did not become ready:\n${said.join('')}`);
    }
    await pause(250);
  }
  return { port, stop };
};
