import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The headers of a stream of events that its route writes itself: those that every answer carries, and
 * those that keep whoever stands between from holding it back.
 */
export const eventStreamHeaders = (reply: FastifyReply): OutgoingHttpHeaders => ({
  ...Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ),
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
});
