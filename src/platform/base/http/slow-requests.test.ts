import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openSlowly, startBody } from '../../../../tests/support/slow-client.ts';
import { answerClientErrors } from './client-errors.ts';
import {
  cutSlowBodies,
  isTooSlow,
  slowHeaderOptions,
  type SlowLimits,
  defaultSlowLimits,
} from './slow-requests.ts';

const LONG_MS = 600_000;

/** Nothing is cut but by what a test shortens. */
const patient: SlowLimits = {
  headersMs: LONG_MS,
  bodyMs: LONG_MS,
  uploadMs: LONG_MS,
  leastBytesPerSecond: 0,
  rateAfterMs: 200,
};

let app: FastifyInstance | undefined;

afterEach(async () => {
  app?.server.closeAllConnections();
  await app?.close();
});

/** A server of three routes with limits of its own; answers its port. */
const serve = async (changed: Partial<SlowLimits>): Promise<number> => {
  const limits = { ...patient, ...changed };
  const made = Fastify({
    ...slowHeaderOptions(limits, limits.uploadMs),
    clientErrorHandler: answerClientErrors({ 'x-own': 'header' }, (code) => ({ code })),
  });
  cutSlowBodies(made, limits, ({ url }) => url === '/upload');
  made.addContentTypeParser('text/plain', { parseAs: 'string' }, async () => '');
  for (const path of ['/', '/upload']) made.post(path, async () => 'whole');
  // Answers before it has read a body.
  made.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('no') }, () => '');
  await made.listen({ port: 0, host: '127.0.0.1' });
  app = made;
  return (made.server.address() as AddressInfo).port;
};

const CUT = /^HTTP\/1\.1 408 Request Timeout\r\nx-own: header\r\n[^]*"code":"request_too_slow"\}$/;

/** The answers behind the permission to go on. */
const afterContinue = (text: string): string => text.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '');

/** A body that stops is cut: at least as much time has passed on this server. */
const untilOneIsCut = async (port: number): Promise<void> => {
  const stopping = await startBody(port);
  stopping.send('{');
  expect(afterContinue(await stopping.closed)).toMatch(CUT);
};

test.each([
  // Before it is looked at anything goes; afterwards the average counts, and in the end the time.
  { receivedBytes: 0, waitedMs: 4900, cut: false },
  { receivedBytes: 0, waitedMs: 5000, cut: true },
  { receivedBytes: 5119, waitedMs: 5000, cut: true },
  { receivedBytes: 5120, waitedMs: 5000, cut: false },
  { receivedBytes: 1_000_000, waitedMs: 19_900, cut: false },
  { receivedBytes: 1_000_000, waitedMs: 20_000, cut: true },
])('$receivedBytes bytes in $waitedMs ms: cut $cut', ({ cut, ...progress }) => {
  expect(isTooSlow(progress, { ...defaultSlowLimits, mostMs: defaultSlowLimits.bodyMs })).toBe(cut);
});

test('headers have 20 seconds, and are looked at every second', () => {
  expect(slowHeaderOptions(defaultSlowLimits, defaultSlowLimits.bodyMs)).toEqual({
    requestTimeout: 40_000,
    http: { requestTimeout: 40_000, headersTimeout: 20_000, connectionsCheckingInterval: 1000 },
  });
});

test('a connection that sends nothing, or headers without an end, is answered 408 and closed', async () => {
  const port = await serve({ headersMs: 200 });

  expect(await openSlowly(port).closed).toMatch(CUT);
  expect(await openSlowly(port, 'GET / HTTP/1.1', 'Host: a').closed).toMatch(CUT);
});

test('what is no HTTP is refused in the same form', async () => {
  const port = await serve({});

  const text = await openSlowly(port, 'HELLO', '').closed;

  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-own: header\r\n/);
  expect(text).toContain('{"code":"invalid_input"}');
  const long = openSlowly(port, 'GET / HTTP/1.1', `X-Long: ${'a'.repeat(40_000)}`, '');
  expect(await long.closed).toMatch(/^HTTP\/1\.1 431 /);
});

test('a body that stops is cut; one that keeps its rate meanwhile is not', async () => {
  const port = await serve({ leastBytesPerSecond: 100 });
  const keeping = await startBody(port, { length: 60_001, type: 'text/plain' });
  // As much as the rate asks for in ten minutes.
  keeping.send('a'.repeat(60_000));

  await untilOneIsCut(port);
  await untilOneIsCut(port);
  keeping.send('a');

  await keeping.until(/whole$/);
});

test('a body that brings something all the time is cut when its time is over', async () => {
  const port = await serve({ bodyMs: 300 });
  const brisk = await startBody(port, { length: 1_000_000, type: 'text/plain' });

  brisk.send('a'.repeat(30_000));

  expect(afterContinue(await brisk.closed)).toMatch(CUT);
});

test('a file has a longer time, and no lower rate', async () => {
  const port = await serve({ bodyMs: 300 });
  const file = await startBody(port, { path: '/upload', length: 2, type: 'text/plain' });
  file.send('a');
  await untilOneIsCut(port);
  file.send('a');
  await file.until(/whole$/);

  await app?.close();
  const strict = await serve({ leastBytesPerSecond: 100 });
  const slow = await startBody(strict, { path: '/upload', type: 'text/plain' });
  expect(afterContinue(await slow.closed)).toMatch(CUT);
});

test('of a request that was answered before its body came the connection is closed, and nothing said', async () => {
  const port = await serve({ leastBytesPerSecond: 100 });

  const client = await startBody(port, { path: '/refused' });
  client.send('{');

  const text = afterContinue(await client.closed);
  expect(text).toMatch(/^HTTP\/1\.1 401 /);
  expect(text).not.toContain('408');
});

test('what is answered for long is not cut', async () => {
  const limits = { ...patient, headersMs: 200, bodyMs: 200, leastBytesPerSecond: 100 };
  const made = Fastify({
    ...slowHeaderOptions(limits, limits.bodyMs),
    clientErrorHandler: answerClientErrors({ 'x-own': 'header' }, (code) => ({ code })),
  });
  cutSlowBodies(made, limits);
  const waiting = Promise.withResolvers<void>();
  made.post('/', async () => waiting.promise.then(() => 'late'));
  made.get('/stream', async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: 1\n\n');
    void waiting.promise.then(() => reply.raw.end('data: 2\n\n'));
  });
  await made.listen({ port: 0, host: '127.0.0.1' });
  app = made;
  const { port } = made.server.address() as AddressInfo;
  const stream = openSlowly(port, 'GET /stream HTTP/1.1', 'Host: a', '');
  const long = await startBody(port, { length: 2 });
  long.send('{}');
  await stream.until(/data: 1/);

  for (let times = 0; times < 3; times += 1) await untilOneIsCut(port);
  expect(await openSlowly(port, 'GET / HTTP/1.1').closed).toMatch(CUT);
  waiting.resolve();

  await stream.until(/data: 2/);
  await long.until(/late$/);
});
