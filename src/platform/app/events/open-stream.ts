import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteEvent } from '#api/events.ts';
import { eventStreamHeaders } from '../../base/http/event-stream.ts';

/** A line that says nothing, so that no proxy takes the stream for dead. */
const KEEP_ALIVE_MS = 20_000;

/** Beside what the system keeps: whoever has not read as much does not read at all, and would fill the memory. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** An answer that is written to until one side ends it. */
export interface OpenStream {
  /** Sends an event; a page that reads nothing any more is cut off, and connects again when it does. */
  send: (event: SiteEvent) => void;
  end: () => void;
}

/** Takes an answer over as a stream of events. */
export const openStream = (
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
): OpenStream => {
  reply.hijack();
  const { raw } = reply;
  const write = (text: string): void => {
    if (raw.destroyed) return;
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  raw.writeHead(200, eventStreamHeaders(reply));
  write(': open\n\n');
  socket.setTimeout(0);
  const timer = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
  return {
    send: ({ name, data }) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => raw.end('retry: 500\n: this server stops; connect again\n\n'),
  };
};
