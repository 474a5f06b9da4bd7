import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMerchants } from '#config/load-merchants.ts';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import { isWholeProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { takeCompile } from './own-store.ts';
import { makeWorkFolder, readTree, ROOT, runLivery } from './run-livery.ts';

const work = makeWorkFolder();
const MERCHANTS = path.join(ROOT, 'merchants');
const sites = new Map<string, Map<string, Buffer>>();

beforeAll(async () => {
  const { code, stderr } = await requestLivery(['build', '--out', work.out]);
  if (code !== 0) throw new Error(stderr);
  for (const name of readdirSync(work.out).filter((each) => !each.startsWith('.'))) {
    sites.set(name, readTree(path.join(work.out, name)));
  }
});

afterAll(work.remove);

const recordOf = (files: Map<string, Buffer>): BuildRecord =>
  JSON.parse(files.get('build.json')?.toString() ?? '{}') as BuildRecord;

const isText = (name: string): boolean =>
  /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(name);

test('every merchant gets a site with its pages, icons and public files', () => {
  expect([...sites.keys()]).toEqual(['lotus', 'northlight', 'oasis', 'shwe', 'volt']);
  for (const files of sites.values()) {
    for (const name of [
      'index.html',
      'index.html.br',
      'index.html.gz',
      'shell.html',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
      'favicon.ico',
      'favicon.svg',
    ]) {
      expect(files.has(name), name).toBe(true);
    }
  }
});

test('build.json lists every file of the site with its hash', () => {
  for (const files of sites.values()) {
    const listed = recordOf(files).files;
    const found = [...files].filter(([name]) => name !== 'build.json');
    expect(listed).toEqual(
      Object.fromEntries(found.map(([name, bytes]) => [name, hash('sha256', bytes)])),
    );
  }
});

test('every address that a page names is a file of the site', () => {
  for (const files of sites.values()) {
    for (const page of ['index.html', 'shell.html']) {
      const html = files.get(page)?.toString() ?? '';
      const named = [...html.matchAll(/<(?:link|script)[^>]+(?:href|src)="\/([^"?#]+)"/g)];
      expect(named.length).toBeGreaterThan(10);
      for (const [, name = ''] of named) expect(files.has(name), `${page}: ${name}`).toBe(true);
    }
  }
});

test('head and manifest name every icon, each of the size that they say', async () => {
  for (const files of sites.values()) {
    const manifest = JSON.parse(files.get('manifest.webmanifest')?.toString() ?? '{}') as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const html = files.get('index.html')?.toString() ?? '';
    const links = [
      ...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"([^>]*)>/g),
    ];
    const named = [
      ...manifest.icons.map(({ src, sizes }) => ({ src, sizes })),
      ...links.map(([, src = '', rest = '']) => ({
        src,
        sizes: /sizes="([^"]+)"/.exec(rest)?.[1] ?? 'any',
      })),
    ];
    expect(named.map(({ sizes }) => sizes).toSorted()).toEqual([
      '16x16',
      '180x180',
      '192x192',
      '32x32',
      '48x48',
      '48x48',
      '48x48',
      '512x512',
      '512x512',
      'any',
      'any',
    ]);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of named) {
      const picture = files.get(src.slice(1)) ?? Buffer.alloc(0);
      expect(picture.length, src).toBeGreaterThan(0);
      if (!src.endsWith('.png')) continue;
      const { width, height } = await sharp(picture).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const [, share = ''] =
      /property="og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(html) ?? [];
    expect(await sharp(files.get(share)).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('pages carry no inline script, and every inline style stands in the policy', () => {
  for (const files of sites.values()) {
    for (const page of ['index.html', 'shell.html']) {
      const html = files.get(page)?.toString() ?? '';
      // Data in the words of schema.org is no script: nothing runs it.
      expect(html).not.toMatch(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/);
      expect(html).not.toMatch(/\son\w+="/);
      for (const [, style = ''] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) {
        expect(recordOf(files).csp.styleHashes).toContain(
          `sha256-${hash('sha256', style, 'base64')}`,
        );
      }
    }
  }
});

test('the home page is prerendered in the brand’s own words', async () => {
  for (const { code, config } of await loadMerchants(MERCHANTS)) {
    const html = sites.get(code)?.get('index.html')?.toString() ?? '';
    const [, content = ''] = html.split('<div id="app">');
    expect(content).toContain(config.brand.name);
    expect(content).toMatch(/<h2/);
    expect(html).toContain(
      `<link rel="canonical" href="https://${config.site.mainDomain}/" hreflang=`,
    );
  }
});

test('a site carries only the parts and languages of its brand', () => {
  const store = path.join(ROOT, '.livery', 'store');
  for (const files of sites.values()) {
    const { compile, features, languages } = recordOf(files);
    // That file alone: beside it drafts of other builds come and go.
    const record = JSON.parse(readFileSync(path.join(store, compile, 'compile.json'), 'utf8')) as {
      features: Record<string, { chunk: string }>;
      locales: Record<string, { chunk: string }>;
    };
    for (const [name, { chunk }] of Object.entries(record.features)) {
      expect(files.has(chunk), name).toBe(features.includes(name));
    }
    for (const [name, { chunk }] of Object.entries(record.locales)) {
      expect(files.has(chunk), name).toBe(languages.includes(name));
    }
  }
});

test('what the home page asks the platform comes without the schemas of all other calls', () => {
  for (const files of sites.values()) {
    const text = (name: RegExp): string =>
      [...files].find(([each]) => name.test(each))?.[1].toString() ?? '';
    const early = text(/^assets\/calls-(?!later)[\w-]+\.js$/);
    const later = text(/^assets\/calls-later-[\w-]+\.js$/);

    const says = [/wps\/session\/login/, /calls-later/, /wps\/agent\/statements/];
    expect(says.map((each) => each.test(early))).toEqual([true, false, false]);
    expect(later.includes('/wps/agent/statements')).toBe(true);
  }
});

test('nothing of one brand is in another brand’s folder', async () => {
  const merchants = await loadMerchants(MERCHANTS);
  for (const { code, config, theme } of merchants) {
    const { brand, site } = config;
    const own = Object.values(recordOf(sites.get(code) ?? new Map()).assets);
    const marks = [
      brand.name,
      brand.legalName,
      `${code}.localhost`,
      ...site.domains,
      ...Object.values(brand.slogan),
      config.theme.brand.primary,
      theme.light.primary,
      theme.dark.primary,
      ...own,
    ];
    for (const [other, files] of sites) {
      if (other === code) continue;
      const text = [...files]
        .filter(([name]) => isText(name))
        .map(([name, bytes]) => `${name}\n${bytes.toString()}`)
        .join('\n');
      const leaked = marks.filter((mark) => text.includes(mark));
      expect(leaked, `of ${code} in ${other}`).toEqual([]);
    }
  }
});

/** Builds two brands with another store, and compares them byte for byte. */
const expectSameBytes = async (home: string): Promise<void> => {
  const out = `${home} sites`;
  const env = { LIVERY_HOME: home };
  const { code, stderr } = await runLivery(['build', 'shwe', 'volt', '--out', out], env);

  expect(code, stderr).toBe(0);
  for (const brand of ['shwe', 'volt']) {
    const again = readTree(path.join(out, brand));
    expect([...again.keys()]).toEqual([...(sites.get(brand)?.keys() ?? [])]);
    for (const [name, bytes] of again) {
      expect(bytes.equals(sites.get(brand)?.get(name) ?? Buffer.alloc(0)), name).toBe(true);
    }
  }
};

test('the same input gives the same bytes, from a store with nothing but the compile', async () => {
  const home = path.join(work.folder, 'home with a compile');
  await takeCompile(home);

  await expectSameBytes(home);
});

test.runIf(isWholeProof)('the same input gives the same bytes, also from an empty store', () =>
  expectSameBytes(path.join(work.folder, 'empty home')),
);
