import type { FastifyReply } from 'fastify';
import { OWN_GAMES } from '#domain/own-games.ts';
import { kindOfPath } from './site-paths.ts';

/** What lets a page of any origin load a file. */
export const ALLOWED = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Holds for a day; whatever a page sends along changes nothing. */
const PREFLIGHT = {
  ...ALLOWED,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** The files of games' pages with a brand's own code. */
export const IN_GAMES = new RegExp(`^${OWN_GAMES}`);

/** Whether a file is for pages of other origins too: games wear the brand's theme and fonts, and run its own code. */
export const isShared = (path: string): boolean =>
  (/\.(?:css|woff2)$/.test(path) || IN_GAMES.test(path)) && kindOfPath(path) === 'file';

/** Tells a browser that asks first that it may load a shared file. */
export const sendPreflight = (reply: FastifyReply): FastifyReply =>
  reply.code(204).headers(PREFLIGHT).send();
