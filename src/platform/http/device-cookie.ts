import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser, Merchant } from '../handler.ts';
import { cookieOf } from './request-secrets.ts';

/** Behind TLS a browser takes a name with this prefix only from the very host, with `Secure`. */
const NAME = 'livery-device';
const SECURE_NAME = `__Host-${NAME}`;

/**
 * The browser that calls, by its cookie: no script can read it, no other site can send it, and the
 * handler may give it a new one.
 */
export const deviceOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<Merchant, 'config'>,
): Browser => {
  const isSecure = request.protocol === 'https';
  const name = isSecure ? SECURE_NAME : NAME;
  return {
    token: cookieOf(request, name),
    keep: (token) => {
      const lifeSeconds = token === null ? 0 : config.security.addressDays * 86_400;
      const secure = isSecure ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${name}=${token ?? ''}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
};
