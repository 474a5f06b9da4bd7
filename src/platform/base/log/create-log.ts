import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { calledHost } from '../http/called-host.ts';
import { activeTracing } from '../tracing/tracing.ts';
import { redact, redactEntry, redactText } from './redact.ts';

/** The least level that is written. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Part of an address that nobody would guess: it lets somebody in, or names somebody. */
const RANDOM_PART = /(?<=\/)[\w-]{20,}(?=\/|$|\?)/g;

/** A request as it is written: its way, and of its query the names alone. */
const writeRequest = ({ method, url, raw, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  url: redactText(url.replace(RANDOM_PART, '…')),
  host: calledHost(raw).name,
  ip,
});

/**
 * The log of a server: one line of JSON for each entry, on stderr. Secrets are left out by name, and by
 * what texts of errors and addresses quote; see `redact.ts`.
 *
 * @param to where it is written instead; for tests
 */
export const createLog = (level: LogLevel, to?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      formatters: { level: (label) => ({ level: label }), bindings: redactEntry, log: redactEntry },
      mixin: () => {
        const traceId = activeTracing()?.current()?.traceId;
        return traceId === undefined ? {} : { traceId };
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: writeRequest,
        // An entry has passed the formatter before.
        err: (error: unknown) => (error instanceof Error ? redact(error) : error),
      },
      hooks: {
        logMethod(given, method) {
          const texts = given.map((each: unknown) =>
            typeof each === 'string' ? redactText(each) : each,
          );
          method.apply(this, texts as typeof given);
        },
      },
    },
    to ?? pino.destination({ dest: 2, sync: false }),
  );
