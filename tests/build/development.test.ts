import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { startDevServer } from '../../cli/work/develop/start-dev-server.ts';
import { makeFixture } from './build-fixture.ts';
import { PATIENCE } from './until-watched.ts';

const { codes, edit, fileOf, merchants, remove } = makeFixture(2);
const [code = '', parent = ''] = codes;
const edits: string[] = [];
let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  server = await startDevServer({
    merchantsDir: merchants,
    code,
    port: 0,
    platformUrl: 'http://127.0.0.1:9',
    onEdit: async ({ config }) => void edits.push(config.brand.name),
  });
  const address = server.httpServer?.address() as AddressInfo | null;
  origin = `http://localhost:${address?.port ?? 0}`;
});

afterAll(async () => {
  await server.close();
  remove();
});

const get = async (path: string, accept = '*/*'): Promise<string> =>
  (await fetch(origin + path, { headers: { accept } })).text();

const until = async (path: string, text: string): Promise<void> => {
  const isShown = async () => (await get(path)).includes(text);
  await vi.waitUntil(isShown, PATIENCE);
};

test('of two edits in the same moment the second shows', async () => {
  const name = (text: string) =>
    edit(code, (config) => Object.assign(config['brand'] ?? {}, { name: text }));
  const heard = once(server.watcher, 'change');
  name('First of Two');
  await heard;

  name('Second of Two');

  await until(`/@livery/${code}/entry.js`, 'Second of Two');
});

test('every address answers the merchant’s page, and its entry starts the site', async () => {
  for (const path of ['/', '/promotions']) {
    expect(await get(path, 'text/html')).toContain(`src="/@livery/${code}/entry.js"`);
  }
  expect(await get(`/@livery/${code}/entry.js`)).toMatch(new RegExp(`"code": ?"${code}"`));
  expect(await get(`/@livery/${code}/mode.js`)).toContain('data-mode');
});

test('packages come without their source maps, and our own sources with theirs', async () => {
  const main = await get('/src/site/main.tsx');
  const [, react = ''] = /from "(\/[^"]*\/deps\/react[^"]*)"/.exec(main) ?? [];

  const its = await get(react);

  expect(its).toContain('export default');
  expect(its).not.toContain('sourceMappingURL');
  expect(main).toContain('sourceMappingURL');
});

test('a class is named by the file that it comes from', async () => {
  expect(await get('/src/components/Button/Button.css.ts')).toMatch(/\bButton_\w+/);
});

test('an edit of the theme shows in the stylesheet', async () => {
  edit(code, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#1d6b3a', accent: '#274a8c' } });
  });

  await until(`/@livery/${code}/theme.css`, '#1d6b3a');
});

test('an edit of the merchant’s file shows in its settings, and the platform hears of it', async () => {
  edit(code, (config) => Object.assign(config['brand'] ?? {}, { name: 'Another Name' }));

  await until(`/@livery/${code}/entry.js`, 'Another Name');
  expect(edits).toContain('Another Name');
});

test('an edit of the theme that it inherits shows too', async () => {
  edit(code, (config) => Object.assign(config, { theme: { extends: parent }, layout: {} }));

  edit(parent, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#5b2a86', accent: '#274a8c' } });
  });

  await until(`/@livery/${code}/theme.css`, '#5b2a86');
});

test('a fault in the file leaves the last good page', async () => {
  const good = readFileSync(fileOf(code), 'utf8');
  writeFileSync(fileOf(code), '{ broken');

  await until(`/@livery/${code}/faults.json`, 'merchant.json');
  expect(await get(`/@livery/${code}/entry.js`)).toContain('Another Name');
  writeFileSync(fileOf(code), good);
});
