import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../http/request-secrets.ts';

const NAME = 'livery-sign-in';

/** Behind TLS a browser takes a name with this prefix only from the very host, with `Secure`. */
const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? `__Host-${NAME}` : NAME;

/** Marks the browser in which a sign-in began; `Lax`, for it must come back from another site. */
export const setFlowCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  lifeSeconds: number,
): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${secret}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
};

/** The browser's secret; null when it brought none. */
export const readFlowCookie = (request: FastifyRequest): string | null =>
  cookieOf(request, nameFor(request));
