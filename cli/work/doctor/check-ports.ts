import { createServer } from 'node:net';
import { type Checkup, fail, ok, warn } from './checkup.ts';

/** Who listens where when nothing else is said. */
export const USUAL_PORTS = {
  4400: 'livery start and serve',
  4401: 'the service of the games',
  5173: 'livery dev',
  6006: 'Storybook',
} as const;

const probe = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });

/** Whether a port can be had on this machine. */
export const checkPort = async (port: number, user: string): Promise<Checkup> => {
  const name = `port ${port}`;
  const error = await probe(port);
  if (error === undefined) return ok(name, `Free for ${user}.`);
  const other = 'Choose another with --port.';
  if (error === 'EADDRINUSE')
    return warn(
      name,
      `In use: by ${user} already, or by another program.`,
      `Stop it, or: ${other}`,
    );
  return fail(name, `Cannot be opened (${error}).`, other);
};
