import type { FastifyInstance } from 'fastify';
import net from 'node:net';
import { PlatformError } from '../errors/platform-error.ts';

/**
 * Looks whether a port can be had, before anything slow is started.
 *
 * @param option by which another port is chosen
 * @throws {PlatformError} `port_in_use`, `port_forbidden`
 */
export const probePort = async (port: number, host: string, option = '--port'): Promise<void> => {
  if (port === 0) return;
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainListening(error, port, option)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
};

/** Opens the port and answers its number. */
export const listen = async (app: FastifyInstance, port: number, host: string): Promise<number> => {
  try {
    await app.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    await app.close();
    throw explainListening(error, port);
  }
  const address = app.server.address() as net.AddressInfo;
  return address.port;
};

/** Why a port could not be opened: a {@link PlatformError} where somebody can mend it. */
export const explainListening = (error: unknown, port: number, option = '--port'): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new PlatformError(
      'port_in_use',
      `Port ${port} is in use; stop the other program or choose another port with ${option}.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new PlatformError(
      'port_forbidden',
      `Port ${port} may not be opened by this user; choose one above 1023 with ${option}.`,
      { cause: error },
    );
  return error;
};
