import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { endpoint } from '#api/endpoint.ts';

import { createCall } from './create-call.ts';

const readThing = endpoint({
  name: 'readThing',
  method: 'GET',
  path: '/thing',
  access: 'any',
  summary: 'Reads a thing',
  query: z.object({ name: z.string(), page: z.optional(z.number()) }),
  value: z.object({ size: z.int() }),
  refusals: ['upload_too_large'],
});

const writeThing = endpoint({
  name: 'writeThing',
  method: 'POST',
  path: '/thing',
  access: 'member',
  summary: 'Writes a thing',
  query: z.object({ language: z.string() }),
  body: z.object({ size: z.int() }),
  value: z.object({}),
  refusals: [],
});

let server: Server | undefined;

/** A real server that answers every request the same way. */
const serving = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const answering = (status: number, body: unknown) =>
  serving((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });

const visitor = { token: () => null };

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('a value comes back as the endpoint describes it', async () => {
  const origin = await answering(200, { success: true, value: { size: 3, more: 'ignored' } });
  const call = createCall({ origin, ...visitor });

  expect(await call(readThing, { name: 'a' })).toEqual({ ok: true, value: { size: 3 } });
});

test('query, body and token travel where they belong', async () => {
  const seen: object[] = [];
  const origin = await serving((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, body, authorization: headers.authorization });
      response.end(JSON.stringify({ success: true, value: {} }));
    });
  });
  const call = createCall({ origin, token: () => 'T0K' });

  await call(writeThing, { language: 'my', size: 2 });

  expect(seen).toEqual([
    { method: 'POST', url: '/thing?language=my', body: '{"size":2}', authorization: 'Bearer T0K' },
  ]);
});

test('what is left undefined is not sent', async () => {
  let url: string | undefined;
  const origin = await serving((request, response) => {
    url = request.url;
    response.end(JSON.stringify({ success: true, value: { size: 1 } }));
  });

  await createCall({ origin, ...visitor })(readThing, { name: 'a b', page: undefined });

  expect(url).toBe('/thing?name=a+b');
});

test('a refusal is a value, with its details and field errors', async () => {
  const fieldErrors = [{ field: 'name', rule: 'length', min: 1, max: 5 }];
  const origin = await answering(409, {
    success: false,
    code: 'upload_too_large',
    message: 'The thing is too big.',
    details: { most: 9 },
    fieldErrors,
  });
  const onRefused = vi.fn();
  const call = createCall({ origin, token: () => 'T', onRefused });

  expect(await call(readThing, { name: 'a' })).toEqual({
    ok: false,
    refusal: 'upload_too_large',
    details: { most: 9 },
    fieldErrors,
  });
  expect(onRefused).toHaveBeenCalledWith('upload_too_large', 'T');
});

test('an answer that nobody understands is an unknown error, and says so', async () => {
  const refused = (unreadable: unknown) => ({
    ok: false,
    refusal: 'unknown_system_error',
    details: { unreadable },
  });
  const wrong = await answering(200, { success: true, value: { size: 'big' } });
  expect(await createCall({ origin: wrong, ...visitor })(readThing, { name: 'a' })).toEqual(
    refused({ size: 'big' }),
  );
  server?.close();

  const html = await serving((_request, response) => response.end('<html>'));
  expect(await createCall({ origin: html, ...visitor })(readThing, { name: 'a' })).toEqual(
    refused(null),
  );
});

test('a platform that is out of reach is a network error', async () => {
  const origin = await answering(200, {});
  await new Promise((resolve) => server?.close(resolve));

  const outcome = await createCall({ origin, ...visitor })(readThing, { name: 'a' });

  expect(outcome).toEqual({ ok: false, refusal: 'network_error' });
});

/** A platform that cannot answer the first requests, and answers the next ones. */
const awayFor = (requests: number) => {
  const seen: string[] = [];
  const origin = serving((request, response) => {
    seen.push(request.method ?? '');
    const isUnreachable = seen.length <= requests;
    response.writeHead(isUnreachable ? 503 : 200, { 'content-type': 'application/json' });
    const details = { retryAfterSeconds: 0 };
    response.end(
      JSON.stringify(
        isUnreachable
          ? { success: false, code: 'unavailable', message: 'Soon.', details }
          : { success: true, value: { size: 3 } },
      ),
    );
  });
  return { seen, origin };
};

test('a call that only reads is sent again while the platform cannot answer', async () => {
  const { seen, origin } = awayFor(2);

  const outcome = await createCall({ origin: await origin, ...visitor })(readThing, { name: 'a' });

  expect(outcome).toEqual({ ok: true, value: { size: 3 } });
  expect(seen).toEqual(['GET', 'GET', 'GET']);
});

test('not without end, and never a call that changes something', async () => {
  const { seen, origin } = awayFor(99);
  const call = createCall({ origin: await origin, ...visitor });
  const away = { ok: false, refusal: 'unavailable', details: { retryAfterSeconds: 0 } };

  expect(await call(writeThing, { language: 'en', size: 1 })).toEqual(away);
  expect(seen).toEqual(['POST']);
  expect(await call(readThing, { name: 'a' })).toEqual(away);
  expect(seen).toEqual(['POST', 'GET', 'GET', 'GET', 'GET']);
});

test('a platform that stays silent is a timeout', async () => {
  const origin = await serving(() => undefined);

  const call = createCall({ origin, ...visitor, timeoutMs: 50 });

  expect(await call(readThing, { name: 'a' })).toEqual({ ok: false, refusal: 'timeout' });
});
