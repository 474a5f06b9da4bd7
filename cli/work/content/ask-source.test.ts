import { afterAll, beforeEach, expect, test } from 'vitest';
import { startContentServer } from '../../../tests/support/content-server.ts';
import { makeAsker } from './ask-source.ts';
import type { PullError } from './pull-fault.ts';

const server = await startContentServer();
afterAll(server.stop);
beforeEach(server.forget);

const nothing = { find: () => undefined, keep: () => {}, save: () => {} };
const asker = () =>
  makeAsker({ url: new URL(server.url), token: '' }, nothing, {
    timeoutMs: 200,
    attempts: 2,
    delayMs: 1,
  });
const ask = (): Promise<string> =>
  asker()
    .ask(new URL(`${server.url}/list`), 'application/json', 1000)
    .then(String, (error: PullError) => error.faults.map(({ code }) => code).join());

test('a system that never answers is given up after some attempts', async () => {
  server.answer('list', () => {});

  expect(await ask()).toBe('cms/unreachable');
  expect(server.seen.length).toBe(2);
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
  server.answer('list', (_, response) => void response.write('{'));

  expect(await ask()).toBe('cms/unreachable');
});

test('redirects that lead in a circle are given up', async () => {
  server.answer('list', (_, response) => void response.writeHead(302, { location: 'list' }).end());

  expect(await ask()).toBe('cms/redirect');
  expect(server.seen.length).toBe(4);
});
