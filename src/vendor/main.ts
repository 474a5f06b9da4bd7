import { fstatSync } from 'node:fs';
import { readGamesSettings } from './read-games-settings.ts';
import { startVendor } from './server.ts';

/*
 * The service as a program of its own. What it needs comes in its environment; once it can be
 * called, it writes `{"port":…}` to its output. Where its input is a pipe, it ends when the pipe
 * closes, that is when the parent process ends in any way. Under a supervisor of services (systemd) its input
 * is no pipe, and only a signal ends it.
 */
const refuse = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const readSettings = (): ReturnType<typeof readGamesSettings> => {
  try {
    return readGamesSettings(process.env);
  } catch (error) {
    return refuse(error);
  }
};

const vendor = await startVendor(readSettings()).catch(refuse);

let closing: Promise<void> | undefined;
const stop = (): void => {
  closing ??= vendor.close().finally(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const input = fstatSync(process.stdin.fd);
if (input.isFIFO() || input.isSocket()) {
  process.stdin.on('end', stop);
  process.stdin.on('close', stop);
  process.stdin.resume();
}
// The process that started it may have ended before it can be told.
process.stdout.on('error', stop);
process.stdout.write(`${JSON.stringify({ port: vendor.port })}\n`);
