import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UsageError } from '../../../base/terminal/errors.ts';
import { fetchAhead, fetchCompile, fetchStored, openRemote, pushKept } from './fetch-stored.ts';
import { noteKept } from './outbox.ts';
import { endRun, isOpen, remoteReport } from './remote-run.ts';

let home = '';
let server: Server | undefined;
let said: string[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'livery-faults-'));
  said = [];
  vi.stubEnv('LIVERY_HOME', home);
  vi.stubEnv('LIVERY_SIGNING_KEY', '');
  vi.stubEnv('LIVERY_TRUSTED_KEYS', '');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});

afterEach(async () => {
  endRun();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  rmSync(home, { recursive: true, force: true });
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const isStatus = ({ url }: IncomingMessage): boolean => url === '/v8/artifacts/status';

/** A store that is up, and answers requests for artefacts in its own way. */
const serve = async (answer: Answer, status = '{"status":"enabled"}'): Promise<string[]> => {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (isStatus(request)) response.end(status);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('LIVERY_STORE_URL', `http://127.0.0.1:${port}/`);
  return asked;
};

const answerWith =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end('{}');

const requestAll = async (): Promise<void> => {
  for (let at = 16; at < 32; at += 1) await fetchStored('icons', '', `${at.toString(16)}ab`);
};

test('a store that has nothing is no fault: every bucket is asked for once, and nothing is said', async () => {
  const asked = await serve(answerWith(404));
  await openRemote();

  await requestAll();
  await requestAll();

  expect(asked).toHaveLength(17);
  expect(remoteReport()).toEqual({ hits: 0, misses: 16, refused: 0, failures: 0 });
  expect(said).toEqual([]);
});

test('a build of many brands asks for all buckets first, sixteen at once; one of a few does not', async () => {
  const open: ServerResponse[] = [];
  const together: number[] = [];
  const letGo = async (): Promise<void> => {
    // More of them would have been sent before this, and so would be here when it is answered.
    await fetch(`${process.env['LIVERY_STORE_URL']}v8/artifacts/status`);
    together.push(open.length);
    for (const each of open.splice(0)) each.writeHead(404).end();
  };
  const asked = await serve((_, response) => {
    if (open.push(response) === 16) void letGo();
  });
  await openRemote();

  await fetchAhead('0123456789abcdef', 255);
  expect(asked).toHaveLength(1);
  await fetchAhead('0123456789abcdef', 256);
  await requestAll();

  expect(asked.filter((line) => !line.endsWith('/status'))).toHaveLength(512);
  expect(together).toEqual(Array(32).fill(16));
  expect(remoteReport()).toMatchObject({ misses: 512, failures: 0 });
});

test.each([500, 502, 503, 413, 429])(
  'after three answers with %i the store is left alone',
  async (code) => {
    const asked = await serve(answerWith(code));
    await openRemote();

    await requestAll();

    expect(asked).toHaveLength(4);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(String(code));
    expect(isOpen()).toBe(false);
  },
);

test.each([400, 401, 403])('after one answer with %i the store is left alone', async (code) => {
  const asked = await serve(answerWith(code));
  await openRemote();

  await requestAll();

  expect(asked).toHaveLength(2);
  expect(said).toHaveLength(1);
});

test('connections that break and bodies that never end cost one warning', async () => {
  const asked = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('livery');
    response.destroy();
  });
  await openRemote();

  await requestAll();

  expect(asked).toHaveLength(4);
  expect(said).toHaveLength(1);
});

test('a store that does not answer is left alone after three seconds', async () => {
  server = createServer(() => {});
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('LIVERY_STORE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  await openRemote();
  await requestAll();

  expect(said).toHaveLength(1);
  expect(said[0]).toContain('does not answer in time');
  expect(isOpen()).toBe(false);
});

test.each([
  ['says that it is off', '{"status":"disabled"}', /disabled/],
  ['is none', '<h1>Welcome</h1>', /no such store/],
])('a store that %s is left alone', async (_, status, why) => {
  const asked = await serve(answerWith(404), status);
  await openRemote();

  await requestAll();

  expect(asked).toHaveLength(1);
  expect(said.join('')).toMatch(why);
});

test('a port where nobody listens costs one warning', async () => {
  vi.stubEnv('LIVERY_STORE_URL', 'http://127.0.0.1:9');
  await openRemote();

  await requestAll();

  expect(said).toHaveLength(1);
  expect(said[0]).toContain('the build goes on');
});

test('what is no artefact is refused by name, and the next one is asked for', async () => {
  await serve((_, response) => response.end('<h1>502</h1>'));
  mkdirSync(path.join(home, 'draft'));
  await openRemote();

  expect(await fetchCompile('0123456789abcdef', path.join(home, 'draft'))).toBe(false);
  await fetchStored('shapes', '0123456789abcdef', 'aa');

  expect(readdirSync(path.join(home, 'draft'))).toEqual([]);
  expect(said.join('')).toContain('compile-0123456789abcdef');
  expect(said.join('')).toContain('shapes-0123456789abcdef-aa');
  expect(remoteReport()).toMatchObject({ refused: 2, failures: 0 });
});

test('what could not be sent waits for the next build', async () => {
  let isFull = true;
  const kept = path.join(home, 'store', 'icons', 'ab'.repeat(16));
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, 'index.json'), '{}');
  const put: string[] = [];
  await serve((request, response) => {
    if (request.method !== 'PUT') {
      response.writeHead(404).end();
      return;
    }
    put.push(String(request.headers['x-artifact-tag']));
    request.resume().on('end', () => response.writeHead(isFull ? 413 : 200).end('{}'));
  });
  await openRemote();
  noteKept('icons', '', path.basename(kept));

  expect(await pushKept()).toEqual({ sent: 0, waiting: 1 });
  isFull = false;
  await openRemote();
  expect(await pushKept()).toEqual({ sent: 1, waiting: 0 });
  await openRemote();
  expect(await pushKept()).toEqual({ sent: 0, waiting: 0 });
  expect(put).toHaveLength(2);
});

test('an address that is none is wrong usage; without one nothing is opened', async () => {
  vi.stubEnv('LIVERY_STORE_URL', 'cache.example');
  await expect(openRemote()).rejects.toThrow(UsageError);
  vi.stubEnv('LIVERY_STORE_URL', '');
  await openRemote();

  expect(isOpen()).toBe(false);
});
