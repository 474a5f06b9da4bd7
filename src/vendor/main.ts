import { fstatSync } from 'node:fs';
import { readSecretFiles } from '#platform/base/settings/read-secret-files.ts';
import { startVendor } from './server.ts';

/*
 * The service as a program of its own. What it needs comes in its environment; once it can be
 * called, it writes `{"port":…}` to its output. Where its input is a pipe, it ends when the pipe
 * closes, that is when the parent process ends in any way. Under a supervisor of services (systemd) its input
 * is no pipe, and only a signal ends it.
 */
try {
  readSecretFiles(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; the games cannot be started without it.`);
  return value;
};

const hours = Number(process.env['LIVERY_ABANDONED_HOURS'] ?? '');
const HOUR_MS = 3_600_000;

const vendor = await startVendor({
  platformUrl: need('LIVERY_PLATFORM_URL'),
  secret: need('LIVERY_VENDOR_SECRET'),
  secondSecret: process.env['LIVERY_VENDOR_SECRET_SECOND'] || null,
  databaseUrl: need('LIVERY_GAMES_DATABASE_URL'),
  port: Number(process.env['LIVERY_GAMES_PORT'] ?? '0'),
  host: process.env['LIVERY_GAMES_HOST'] ?? '127.0.0.1',
  pagesDir: process.env['LIVERY_GAMES_PAGES'] || null,
  chainSecret: process.env['LIVERY_CHAIN_SECRET'] || null,
  ...(hours > 0 && { times: { abandonedMs: hours * HOUR_MS } }),
  rateFactor: Number(process.env['LIVERY_RATE_FACTOR'] ?? '1') || 1,
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

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
