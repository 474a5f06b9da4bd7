import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EVENTS_PATH, type SiteEvent } from '#api/events.ts';
import { countedNetworks } from '../../base/http/network.ts';
import { findSession } from '../../people/access/sessions.ts';
import { statusFor } from '../../base/sites/system-status.ts';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import type { Database } from '../../base/database/tables.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import { sendRefusal } from '../../base/http/answers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { eventStreamHeaders } from '../../base/http/event-stream.ts';
import { bearerOf } from '../../base/http/request-secrets.ts';
import { visitorOf } from '../../base/http/visitor.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import { createEventHub } from './event-hub.ts';

/** A line that says nothing, so that no proxy takes the stream for dead. */
const KEEP_ALIVE_MS = 20_000;

/** Streams that one address, or one /64, may have open at one brand in one process. */
const MAX_OF_AN_ADDRESS = 50;

interface EventServices {
  database: Database;
  sites: SiteRegistry;
  /** Aborted once the process is coming to its end. */
  leaving: AbortSignal;
  hints: HintChannel;
  /** How often rows are looked at without a hint. */
  tickMs?: number | undefined;
}

/**
 * The stream of events (`text/event-stream`) of the brand whose host name is called: everybody
 * hears of wins, the jackpot and draws, a member also of the own money. The token stands in the
 * header, as everywhere; so a page reads the stream with fetch, not with EventSource.
 */
export const registerEventRoutes = (
  app: FastifyInstance,
  { database, sites, leaving, hints, tickMs }: EventServices,
): void => {
  const hub = createEventHub(database, app.log, { hints, tickMs });
  const open = new Map<string, number>();
  app.addHook('preClose', () => hub.close());
  // Pages that listen connect again, to whoever stays.
  leaving.addEventListener('abort', () => void hub.close());
  app.get(
    EVENTS_PATH,
    { schema: { summary: 'What changes while a page is open', tags: ['events'] } },
    async (request, reply) => {
      if (leaving.aborted)
        return sendRefusal(reply, 'unavailable', { details: { retryAfterSeconds: 1 } });
      const site = sites.find(calledHost(request.raw).name);
      if (!site) return sendRefusal(reply, 'not_found');
      const { merchant } = site;
      const visitor = visitorOf(request, site);
      if (statusFor(merchant.config, visitor) !== 0) return sendRefusal(reply, 'maintenance');
      const token = bearerOf(request);
      const session = token
        ? await findSession(onlyBrand(database, merchant.id), merchant, token)
        : null;
      if (request.headers.authorization && !session) return sendRefusal(reply, 'not_logged_in');
      const places = countedNetworks(visitor.ip).map(({ network, share }) => ({
        place: `${merchant.id} ${network}`,
        most: MAX_OF_AN_ADDRESS * share,
      }));
      if (places.some(({ place, most }) => (open.get(place) ?? 0) >= most))
        return sendRefusal(reply, 'rate_limited', { details: { retryAfterSeconds: 60 } });
      for (const { place } of places) open.set(place, (open.get(place) ?? 0) + 1);
      const stream = openStream(request, reply);
      const leave = hub.add({ merchant, member: session, ...stream });
      request.raw.once('close', () => {
        leave();
        for (const { place } of places) {
          const left = (open.get(place) ?? 1) - 1;
          if (left > 0) open.set(place, left);
          else open.delete(place);
        }
      });
      return reply;
    },
  );
};

/** Takes the answer over: from now on it is written to until one side ends it. */
const openStream = (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, eventStreamHeaders(reply));
  raw.write(': open\n\n');
  request.raw.socket.setTimeout(0);
  const timer = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
  return {
    send: ({ name, data }: SiteEvent) => {
      if (!raw.destroyed) raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => raw.end('retry: 500\n: this server stops; connect again\n\n'),
  };
};
