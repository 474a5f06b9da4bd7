import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { merchantsPlugin } from '../../stories/storybook/node/merchants-plugin.ts';
import { root } from '../support/source-files.ts';
import { makeFixture } from './build-fixture.ts';
import { PATIENCE, untilWatched } from './until-watched.ts';

const { codes, edit, fileOf, merchants, remove } = makeFixture(2);
const [code = '', other = ''] = codes;
const sent: HotPayload[] = [];
let server: ViteDevServer;

const module = async (name: 'merchants' | 'themes.css'): Promise<string> => {
  const id = `virtual:livery/${name}`;
  return (await server.environments.client.transformRequest(id))?.code ?? '';
};

const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, PATIENCE);

const issues = (): string[] =>
  sent.flatMap((payload) => (payload.type === 'error' ? [payload.err.message] : []));

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: path.join(merchants, '..', 'vite'),
    plugins: [merchantsPlugin({ merchantsDir: merchants, schemaDir: path.join(root, 'schema') })],
    server: { middlewareMode: true, ws: false, watch: { ignored: ['**/node_modules/**'] } },
    optimizeDeps: { noDiscovery: true },
  });
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  hot.send = (...args: [HotPayload]) => {
    sent.push(args[0]);
    send(...args);
  };
  // Who takes new data without a fresh page.
  await server.environments.client.transformRequest('/stories/storybook/merchants.ts');
  await module('merchants');
  for (const each of codes) await untilWatched(server, fileOf(each));
});

afterAll(async () => {
  await server.close();
  remove();
});

test('every merchant’s folder is found, its theme holds for elements with its name', async () => {
  const css = await module('themes.css');

  for (const each of codes) {
    expect(await module('merchants')).toContain(`"code":"${each}"`);
    expect(css).toContain(`[data-brand=\\"${each}\\"]`);
    expect(css).toContain(`[data-brand=\\"${each}\\"][data-mode=\\"dark\\"]`);
  }
  expect(css).toContain('@font-face');
});

test('one edited token is in the stylesheet at once, without a fresh page', async () => {
  sent.length = 0;
  edit(code, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#1d6b3a', accent: '#274a8c' } });
  });

  await until(async () => (await module('themes.css')).includes('#1d6b3a'));
  await until(() => sent.some(({ type }) => type === 'update'));
  expect(sent.map(({ type }) => type)).not.toContain('full-reload');
});

test('a fault is told with file and line; the last good theme stays, others go on', async () => {
  const good = readFileSync(fileOf(code), 'utf8');
  sent.length = 0;
  edit(code, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: 'greenish', accent: '#274a8c' } });
  });

  await until(() => issues().length > 0);
  expect(issues()[0]).toMatch(new RegExp(`${code}/merchant\\.json:\\d+:\\d+ .*`));
  expect(issues()[0]).toContain('greenish');
  expect(await module('themes.css')).toContain('#1d6b3a');

  edit(other, (config) => {
    Object.assign(config['theme'] ?? {}, { brand: { primary: '#6b1d5e', accent: '#274a8c' } });
  });
  await until(async () => (await module('themes.css')).includes('#6b1d5e'));
  expect(await module('themes.css')).toContain('#1d6b3a');
  writeFileSync(fileOf(code), good);
});
