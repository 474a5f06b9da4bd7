import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser, Merchant } from '../endpoints/handler.ts';
import { browserCookie } from './browser-cookie.ts';

/** The browser as a device that may be remembered; no other site can send its cookie. */
export const deviceOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<Merchant, 'config'>,
): Browser =>
  browserCookie(request, reply, {
    name: 'livery-device',
    sameSite: 'Strict',
    lifeSeconds: config.security.addressDays * 86_400,
  });
