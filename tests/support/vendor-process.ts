import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { VendorOptions } from '#vendor/server.ts';
import { COMPILE_CACHE } from './killable-server.ts';
import type { TestPlatform } from './platform.ts';
import { VENDOR_SECRET } from './vendor-messages.ts';

const SERVER = path.resolve(import.meta.dirname, 'serve-vendor.ts');

/** The games' service in a process that can be killed. */
export interface VendorProcess {
  port: number;
  /** Holds its clock at a moment, in ms since 1970. */
  hold: (at: number) => Promise<void>;
  /** As when the power fails: nothing is brought to an end. */
  kill: () => Promise<void>;
}

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
};

const hold = async (child: ChildProcess, at: number): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const held = new Promise((resolve) => child.once('message', resolve));
  child.send(at);
  await held;
};

/**
 * Starts the service of a test's platform, and waits until it can be called.
 *
 * @param options `heldAt` holds its clock from the beginning
 */
export const startVendorProcess = async (
  platform: TestPlatform,
  databaseUrl: string,
  options: Pick<VendorOptions, 'times' | 'chainSecret'> & { heldAt?: number } = {},
): Promise<VendorProcess> => {
  const url = `http://127.0.0.1:${platform.port}`;
  const child = spawn(
    process.execPath,
    [SERVER, url, databaseUrl, VENDOR_SECRET, JSON.stringify(options)],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Whoever starts many times reads the program only once.
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(Number(text)));
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  return { port, hold: (at) => hold(child, at), kill: () => killed(child) };
};
