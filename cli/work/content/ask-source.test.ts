import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startContentServer } from '../../../tests/support/content-server.ts';
import { makeAsker } from './ask-source.ts';
import type { PullError } from './pull-fault.ts';

const server = await startContentServer();
afterAll(server.stop);
beforeEach(server.forget);
afterEach(() => void vi.restoreAllMocks());

const nothing = { find: () => undefined, keep: () => {}, save: () => {} };
const TIMEOUT_MS = 60_000;

const ask = (): Promise<string> =>
  makeAsker({ url: new URL(server.url), token: '' }, nothing, {
    timeoutMs: TIMEOUT_MS,
    attempts: 2,
    delayMs: 1,
  })
    .ask(new URL(`${server.url}/list`), 'application/json', 1000)
    .then(String, (error: PullError) => error.faults.map(({ code }) => code).join());

/** Holds the time that a request may take: it is over for the one that came last when a test says so. */
const holdTime = () => {
  let last = new AbortController();
  const given: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    given.push(ms);
    last = new AbortController();
    return last.signal;
  });
  const isOver = (): void => last.abort(new DOMException('The time is over.', 'TimeoutError'));
  return { isOver, given };
};

test('a system that never answers is given up after some attempts', async () => {
  const { isOver, given } = holdTime();
  server.answer('list', isOver);

  expect(await ask()).toBe('cms/unreachable');
  expect(server.seen.length).toBe(2);
  expect(given).toEqual([TIMEOUT_MS, TIMEOUT_MS]);
});

test('a body that ends in the middle is asked for again', async () => {
  server.answer('list', (_, response) => {
    if (server.seen.length === 2) response.end('whole');
    else {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => void response.destroy());
    }
  });

  expect(await ask()).toBe('whole');
});

test('a body that never ends is given up', async () => {
  const { isOver } = holdTime();
  server.answer('list', (_, response) => void response.write('{', isOver));

  expect(await ask()).toBe('cms/unreachable');
});

test('redirects that lead in a circle are given up', async () => {
  server.answer('list', (_, response) => void response.writeHead(302, { location: 'list' }).end());

  expect(await ask()).toBe('cms/redirect');
  expect(server.seen.length).toBe(4);
});
