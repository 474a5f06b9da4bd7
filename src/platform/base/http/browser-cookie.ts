import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../endpoints/handler.ts';
import { cookieOf } from './request-secrets.ts';

/** A cookie of ours. */
export interface CookieKind {
  name: string;
  /** `Lax` comes along when somebody is led here from another site, `Strict` never does. */
  sameSite: 'Lax' | 'Strict';
  lifeSeconds: number;
}

/**
 * The browser that calls, by one of its cookies: no script can read it, and the handler may give it a
 * new one.
 *
 * Behind TLS the name has a prefix with which a browser takes it from this very host alone: no
 * neighbour under the same domain can plant one. The prefix asks for `Path=/`, so it is that everywhere.
 */
export const browserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, sameSite, lifeSeconds }: CookieKind,
): Browser => {
  const isSecure = request.protocol === 'https';
  const ownName = isSecure ? `__Host-${name}` : name;
  const secure = isSecure ? '; Secure' : '';
  return {
    token: cookieOf(request, ownName),
    keep: (token) => {
      const life = token === null ? 0 : lifeSeconds;
      reply.header(
        'set-cookie',
        `${ownName}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=${sameSite}${secure}`,
      );
    },
  };
};
