import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBrands } from './brands-middleware.ts';

const merchants = mkdtempSync(path.join(tmpdir(), 'livery-brands-'));
const answer = answerBrands(merchants, {
  list: () => [],
  part: () => Promise.resolve({ problems: 'none is made here' }),
});
const server = createServer((request, response) =>
  answer(request as never, response, () => response.writeHead(404).end()),
);
let origin = '';

beforeAll(async () => {
  mkdirSync(path.join(merchants, 'one', 'assets'), { recursive: true });
  writeFileSync(path.join(merchants, 'one', 'assets', 'mark.svg'), '<svg/>');
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(merchants, { recursive: true });
});

test('a picture is sent; a folder, a file that is not there and what lies elsewhere are none', async () => {
  const ask = async (file: string): Promise<[number, string]> => {
    const { status, headers } = await fetch(`${origin}/brands/one/${file}`);
    return [status, headers.get('content-type') ?? ''];
  };

  expect(await ask('assets')).toEqual([404, 'text/plain']);
  expect(await ask('assets/none.svg')).toEqual([404, 'text/plain']);
  expect(await ask('..%2f..%2fetc%2fpasswd')).toEqual([404, 'text/plain']);
  // It goes on after all of these.
  expect(await ask('assets/mark.svg')).toEqual([200, 'image/svg+xml']);
});
