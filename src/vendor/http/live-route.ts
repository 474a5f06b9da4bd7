import type { FastifyInstance } from 'fastify';
import { LIVE_PATH } from '#api/play-shared.ts';
import { eventStreamHeaders } from '#platform/base/http/event-stream.ts';
import { PlayRefusal } from '../context/refusal.ts';
import { readSession } from '../sessions/read-session.ts';
import { sharedGameOf } from '../settlement/played-sharedly.ts';
import type { SharedTables } from '../shared-rounds/shared-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { bearerOf, sendRefusal } from './answer-call.ts';

/** Keeps proxies from taking a quiet stream for a dead one. */
const HEARTBEAT_MS = 15_000;

/** What a slow reader may leave unread; the next picture is whole again. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** The stream of a shared game: its round at every change, until the page leaves. */
export const registerLiveRoute = (
  app: FastifyInstance,
  context: VendorContext,
  tables: SharedTables,
): void => {
  app.get(LIVE_PATH, async (request, reply) => {
    try {
      const session = await readSession(context, bearerOf(request));
      const table = tables.of(sharedGameOf(session));
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, eventStreamHeaders(reply));
      stream.write(': here\n\n');
      const leave = table.watch({
        session,
        send: (round) => {
          if (stream.writableLength < MAX_UNREAD_BYTES)
            stream.write(`data: ${JSON.stringify(round)}\n\n`);
        },
      });
      const heartbeat = setInterval(() => stream.write(': here\n\n'), HEARTBEAT_MS);
      request.raw.on('close', () => {
        clearInterval(heartbeat);
        leave();
      });
      return reply;
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
      return sendRefusal(reply, error.code === 'game_unknown' ? 404 : 401, error.code);
    }
  });
};
