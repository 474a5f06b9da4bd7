import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BrandFile, BrandLine } from '../../stories/storybook/node/merchant-data.ts';
import { brandsPlugin } from '../../stories/storybook/node/brands-plugin.ts';
import { root } from '../support/source-files.ts';
import { makeFixture } from './build-fixture.ts';
import { PATIENCE, untilWatched } from './until-watched.ts';

const { codes, edit, fileOf, merchants, remove } = makeFixture(3);
const [code = '', other = '', third = ''] = codes;
const sent: HotPayload[] = [];
let server: ViteDevServer;
let origin = '';

const ask = (address: string): Promise<Response> => fetch(`${origin}${address}`);

const brand = async (of: string): Promise<BrandFile> =>
  (await (await ask(`/brands/${of}/brand.json`)).json()) as BrandFile;

const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, PATIENCE);

const issues = (): string[] =>
  sent.flatMap((payload) => (payload.type === 'error' ? [payload.err.message] : []));

const changed = (): string[] =>
  sent.flatMap((payload) =>
    payload.type === 'custom' && payload.event === 'livery:brands'
      ? (payload.data as { codes: string[] }).codes
      : [],
  );

const paint = (of: string, primary: string): void =>
  edit(of, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary, accent: '#274a8c' } });
  });

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: path.join(merchants, '..', 'vite'),
    plugins: [
      brandsPlugin({
        merchantsDir: merchants,
        recordedDir: path.join(root, 'stories', 'screens', 'recorded'),
        schemaDir: path.join(root, 'schema'),
      }),
    ],
    // Whoever checks own code beside it has a `tsconfig.json` there for a moment, for which Vite loads every page anew.
    server: { port: 0, ws: false, watch: { ignored: ['**/.livery/**'] } },
    optimizeDeps: { noDiscovery: true },
  });
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  hot.send = (...args: [HotPayload]) => {
    sent.push(args[0]);
    send(...args);
  };
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  // A brand is watched from the first time that it is asked for.
  for (const each of codes) await brand(each);
  for (const each of codes) await untilWatched(server, fileOf(each));
});

afterAll(async () => {
  await server.close();
  remove();
});

test('every merchant’s folder is listed by itself, its theme holds for elements with its name', async () => {
  const list = (await (await ask('/brands/index.json')).json()) as BrandLine[];

  expect(list.map((each) => each.code)).toEqual(codes);
  for (const each of codes) {
    const { data, themeCss, fontFaces } = await brand(each);
    expect(data.code).toBe(each);
    expect(themeCss).toContain(`[data-brand="${each}"]`);
    expect(themeCss).toContain(`[data-brand="${each}"][data-mode="dark"]`);
    expect(fontFaces.join('\n')).toContain('@font-face');
  }
});

test('pictures and fonts are served, nothing outside of a brand’s folder', async () => {
  const { data, fontFaces } = await brand(code);
  const at = (address: string): string => address.replace('livery-storybook:', '/');
  const [, font = ''] = /url\((\S+?)\)/.exec(fontFaces[0] ?? '') ?? [];

  expect((await ask(at(data.assets.mark))).headers.get('content-type')).toBe('image/svg+xml');
  expect((await ask(at(font))).headers.get('content-type')).toBe('font/woff2');
  expect((await ask(`/brands/${code}/..%2f${other}%2fmerchant.json`)).status).toBe(404);
});

test('a code that nobody has is told as one', async () => {
  const response = await ask('/brands/nobody/brand.json');

  expect(response.status).toBe(404);
  expect(await response.text()).toContain('“nobody”');
});

test('one edited token is there at once, without a fresh page', async () => {
  sent.length = 0;
  paint(code, '#1d6b3a');

  await until(() => changed().includes(code));
  expect((await brand(code)).themeCss).toContain('#1d6b3a');
  expect(sent.map(({ type }) => type)).not.toContain('full-reload');
});

test('a fault is told with file and line; the last good theme stays, others go on', async () => {
  const good = readFileSync(fileOf(code), 'utf8');
  sent.length = 0;
  paint(code, 'greenish');

  await until(() => issues().length > 0);
  expect(issues()[0]).toMatch(new RegExp(`${code}/merchant\\.json:\\d+:\\d+ .*`));
  expect(issues()[0]).toContain('greenish');
  expect((await brand(code)).themeCss).toContain('#1d6b3a');

  paint(other, '#6b1d5e');
  await until(async () => (await brand(other)).themeCss.includes('#6b1d5e'));
  expect((await brand(code)).themeCss).toContain('#1d6b3a');
  writeFileSync(fileOf(code), good);
});

test('a brand whose folder is gone leaves the list', async () => {
  rmSync(path.dirname(fileOf(third)), { recursive: true });

  await until(
    async () => !(await (await ask('/brands/index.json')).text()).includes(`"code":"${third}"`),
  );
  expect((await ask(`/brands/${third}/brand.json`)).status).toBe(404);
});
