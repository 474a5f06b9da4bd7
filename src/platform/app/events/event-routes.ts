import type { FastifyInstance } from 'fastify';
import { EVENTS_PATH } from '#api/events.ts';
import { countedNetworks } from '../../base/http/network.ts';
import { findSession } from '../../people/access/sessions.ts';
import { statusFor } from '../../base/sites/system-status.ts';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import type { Database } from '../../base/database/tables.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import { sendRefusal } from '../../base/http/answers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { disconnectSignal } from '../../base/http/disconnect-signal.ts';
import { bearerOf } from '../../base/http/request-secrets.ts';
import { visitorOf } from '../../base/http/visitor.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import { createEventHub } from './event-hub.ts';
import { openStream } from './open-stream.ts';

/** Streams that one address, or one /64, may have open at one brand in one process. */
const MAX_OF_AN_ADDRESS = 50;

/** Another process answers by then. */
const SOON = { details: { retryAfterSeconds: 1 } };

interface EventServices {
  database: Database;
  sites: SiteRegistry;
  /** Aborted once the process is coming to its end. */
  leaving: AbortSignal;
  hints: HintChannel;
  /** How often rows are looked at without a hint. */
  tickMs?: number | undefined;
}

/** Counts the streams of each address at each brand. */
const createPlaces = () => {
  const open = new Map<string, number>();
  /** @returns gives the place back; null where the address has all of its own */
  return (merchantId: number, ip: string): (() => void) | null => {
    const places = countedNetworks(ip).map(({ network, share }) => ({
      place: `${merchantId} ${network}`,
      most: MAX_OF_AN_ADDRESS * share,
    }));
    if (places.some(({ place, most }) => (open.get(place) ?? 0) >= most)) return null;
    for (const { place } of places) open.set(place, (open.get(place) ?? 0) + 1);
    return () => {
      for (const { place } of places) {
        const left = (open.get(place) ?? 1) - 1;
        if (left > 0) open.set(place, left);
        else open.delete(place);
      }
    };
  };
};

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
  const takePlace = createPlaces();
  app.addHook('preClose', () => hub.close());
  // Pages that listen connect again, to whoever stays.
  leaving.addEventListener('abort', () => void hub.close());
  app.get(
    EVENTS_PATH,
    { schema: { summary: 'What changes while a page is open', tags: ['events'] } },
    async (request, reply) => {
      if (leaving.aborted) return sendRefusal(reply, 'unavailable', SOON);
      const gone = disconnectSignal(reply);
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
      // Who has gone while the session was looked up says so no more: nobody would ever take it out again.
      if (gone.aborted) return reply.hijack();
      if (leaving.aborted) return sendRefusal(reply, 'unavailable', SOON);
      const givePlaceBack = takePlace(merchant.id, visitor.ip);
      if (!givePlaceBack)
        return sendRefusal(reply, 'rate_limited', { details: { retryAfterSeconds: 60 } });
      const leave = hub.add({ merchant, member: session, ...openStream(request, reply) });
      gone.addEventListener('abort', () => {
        leave();
        givePlaceBack();
      });
      return reply;
    },
  );
};
