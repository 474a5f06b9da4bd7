import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../../base/paths.ts';
import { WATCH_SOURCES, watchSources } from './watch-sources.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery-sources-')));
const write = (name: string, text: string): void =>
  writeFileSync(path.join(folder, 'src', name), text);
let server: ViteDevServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "x", "type": "module" }');
  write('color.ts', "export const color = 'red';");
  write(
    'look.css.ts',
    "import { style } from '@vanilla-extract/css'; import { color } from './color.ts';\nexport const look = style({ color });",
  );
  write('main.ts', "import './look.css.ts'; export const word = 'one';");
  write('all.ts', "export const all = import.meta.glob('./part-*.ts');");
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null },
    plugins: [
      watchSources([path.join(folder, 'src')]),
      vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === WATCH_SOURCES }),
    ],
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = async (url: string): Promise<string> =>
  (await server.transformRequest(url))?.code ?? '';
const until = (url: string, word: string) =>
  vi.waitUntil(async () => (await codeOf(url)).includes(word), { timeout: 60_000 });

test('an edit of a module, of what a style is made of and a module that comes are all told', async () => {
  const sheet =
    /"([^"]*look\.css\.ts\.vanilla\.css[^"]*)"/.exec(await codeOf('/src/look.css.ts'))?.[1] ?? '';
  expect(await codeOf('/src/main.ts')).toContain('one');
  expect(await codeOf(sheet)).toContain('red');
  expect(await codeOf('/src/all.ts')).not.toContain('part-a');

  write('main.ts', "import './look.css.ts'; export const word = 'two';");
  write('color.ts', "export const color = 'blue';");
  write('part-a.ts', 'export const part = 1;');

  await until('/src/main.ts', 'two');
  await vi.waitUntil(
    async () => {
      await codeOf('/src/look.css.ts');
      return (await codeOf(sheet)).includes('blue');
    },
    { timeout: 60_000 },
  );
  await until('/src/all.ts', 'part-a');
});
