import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream } from './open-stream.ts';

/** Together more than the system keeps of a connection, on both sides. */
const TURNS = 400;
const EVENTS_A_TURN = 1000;

interface Sent {
  mostUnreadBytes: number;
  isCut: boolean;
}

let app: FastifyInstance;
let sent: PromiseWithResolvers<Sent>;
let isReading = false;

beforeEach(async () => {
  sent = Promise.withResolvers();
  app = Fastify({ forceCloseConnections: true });
  app.get('/', async (request, reply) => {
    const { send } = openStream(request, reply);
    let mostUnreadBytes = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (let event = 0; event < EVENTS_A_TURN; event += 1)
        send({ name: 'unread', data: {} as never });
      mostUnreadBytes = Math.max(mostUnreadBytes, reply.raw.writableLength);
      await nextTurn();
      // Whoever reads is given the time for it.
      if (isReading) while (reply.raw.writableLength > 0) await nextTurn();
    }
    sent.resolve({ mostUnreadBytes, isCut: reply.raw.destroyed });
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** A page on its way; it reads what comes, or nothing. */
const openPage = (reads: boolean): net.Socket => {
  isReading = reads;
  const page = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  page.on('error', () => {});
  if (reads) page.resume();
  else page.pause();
  page.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  return page;
};

test('a page that reads nothing is cut off: what it was sent does not pile up', async () => {
  const page = openPage(false);

  const { mostUnreadBytes, isCut } = await sent.promise;

  expect(isCut).toBe(true);
  expect(mostUnreadBytes).toBeLessThan(1024 * 1024);
  page.resume();
  await once(page, 'close');
});

test('a page that reads is sent as much and stays', async () => {
  const page = openPage(true);

  expect(await sent.promise).toMatchObject({ isCut: false });
  page.destroy();
});
