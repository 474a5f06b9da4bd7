import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** The least level that is written. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** The log of a server: one line of JSON for each entry, on stderr. */
export const createLog = (level: LogLevel): FastifyBaseLogger =>
  pino({ level }, pino.destination({ dest: 2, sync: false }));
