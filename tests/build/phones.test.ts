import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import { makeFixture } from './build-fixture.ts';

const { build, codes, edit, out, remove } = makeFixture(2);
const [first = '', second = ''] = codes;

const read = (code: string, name: string): string =>
  readFileSync(path.join(out, code, name), 'utf8');

const has = (code: string, name: string): boolean => existsSync(path.join(out, code, name));

const recordOf = (code: string): BuildRecord => JSON.parse(read(code, 'build.json')) as BuildRecord;

beforeAll(async () => {
  edit(first, (config) =>
    Object.assign(config, {
      resources: { Android: { url: 'https://app.example/a.apk' } },
      theme: Object.assign(config['theme'] ?? {}, {
        fonts: { display: 'outfit', text: 'manrope' },
      }),
    }),
  );
  edit(second, (config) => {
    Object.assign(config, { resources: { MOBILECONFIG: { url: 'https://app.example/p' } } });
    Object.assign(config['site'] ?? {}, { offline: false });
  });
  const { report, stderr } = await build();
  if (report.failed > 0) throw new Error(stderr);
});

afterAll(remove);

test('a brand without a profile of its own carries one, with its own icon in it', () => {
  const profile = read(first, 'install.mobileconfig');
  const [, data = ''] = /<data>([^<]*)<\/data>/.exec(profile) ?? [];
  const icon = Object.keys(recordOf(first).files).find((name) => /apple-touch-icon/.test(name));

  const picture = Buffer.from(data.replaceAll('&#x3D;', '='), 'base64');
  expect(picture.equals(readFileSync(path.join(out, first, icon ?? '')))).toBe(true);
  expect(has(second, 'install.mobileconfig')).toBe(false);
});

test('its applications for Android have a page that needs no script', () => {
  const page = read(first, 'android.html');

  expect(page).toContain('href="https://app.example/a.apk"');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(has(second, 'android.html')).toBe(false);
});

test('every plain page names only files of the site, and its style is in the policy', () => {
  for (const code of codes) {
    const page = read(code, 'offline.html');
    const names = [...page.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(has(code, name), name).toBe(true);
    expect(recordOf(code).csp.styleHashes).toHaveLength(2);
  }
});

test('what the worker keeps is there; a brand that wants none says so in both its files', () => {
  const worker = read(first, 'worker.js');
  const [, list = '[]'] = /const FILES = (\[.*?\]);/.exec(worker) ?? [];
  for (const file of JSON.parse(list) as string[])
    expect(has(first, file.slice(1)), file).toBe(true);
  expect(list).toContain('/assets/main-');
  // The page for no network has a title and a text, also where no page has shown either before.
  for (const family of ['outfit', 'manrope']) expect(list).toContain(`/fonts/${family}-latin-`);

  expect(read(second, 'worker.js')).toContain('unregister()');
  expect(read(second, 'worker.js')).not.toContain("addEventListener('fetch'");
  const script = /src="(\/offline\.\w+\.js)"/.exec(read(second, 'index.html'))?.[1] ?? '';
  const asked: string[] = [];
  runInNewContext(read(second, script.slice(1)), {
    navigator: {
      serviceWorker: {
        register: () => Promise.resolve(asked.push('register')),
        getRegistrations: async () => [{ unregister: () => asked.push('unregister') }],
      },
    },
    document: { documentElement: { getAttribute: () => null } },
    addEventListener: (_name: string, listen: () => void) => listen(),
  });
  return Promise.resolve().then(() => expect(asked).toEqual(['unregister']));
});

test('an edit of the brand makes another worker, so that browsers take it up', async () => {
  const before = read(first, 'worker.js');
  edit(first, (config) => Object.assign(config['brand'] ?? {}, { name: 'Another Name' }));
  await build();

  const cacheOf = (text: string): string | undefined => /livery-\w{10}/.exec(text)?.[0];
  expect(cacheOf(read(first, 'worker.js'))).not.toBe(cacheOf(before));
});
