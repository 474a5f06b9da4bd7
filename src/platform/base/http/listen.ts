import type { FastifyInstance } from 'fastify';
import net from 'node:net';
import { PlatformError } from '../errors/platform-error.ts';

/**
 * Looks whether a port can be had, before anything slow is started.
 *
 * @throws {PlatformError} `port_in_use`, `port_forbidden`
 */
export const probePort = async (port: number, host: string): Promise<void> => {
  if (port === 0) return;
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explain(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
};

/** Opens the port and answers its number. */
export const listen = async (app: FastifyInstance, port: number, host: string): Promise<number> => {
  try {
    await app.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    await app.close();
    throw explain(error, port);
  }
  const address = app.server.address() as net.AddressInfo;
  return address.port;
};

const explain = (error: unknown, port: number): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new PlatformError(
      'port_in_use',
      `Port ${port} is in use; stop the other program or choose another port with --port.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new PlatformError(
      'port_forbidden',
      `Port ${port} may not be opened by this user; choose one above 1023 with --port.`,
      { cause: error },
    );
  return error;
};
