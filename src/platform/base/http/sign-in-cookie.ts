import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../endpoints/handler.ts';
import { browserCookie } from './browser-cookie.ts';

/** Time to sign in at a provider, perhaps to register there. */
export const SIGN_IN_SECONDS = 600;

/**
 * The browser in which a sign-in began that leads through an address: through a provider's pages, or by
 * a code. Whoever has the address alone cannot end it. `Lax`, for it must come back from another site.
 */
export const signInBrowserOf = (request: FastifyRequest, reply: FastifyReply): Browser =>
  browserCookie(request, reply, {
    name: 'livery-sign-in',
    sameSite: 'Lax',
    lifeSeconds: SIGN_IN_SECONDS,
  });
