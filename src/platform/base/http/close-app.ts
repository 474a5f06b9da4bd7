import type { FastifyInstance } from 'fastify';

/** Lets answers end, then cuts what is left: a browser keeps spare connections open for long. */
export const closeApp = async (app: FastifyInstance, withinMs: number): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close();
  clearTimeout(timer);
};
