import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMerchants, type ResolvedMerchant } from '#config/load-merchants.ts';
import { kindOfPath, pageAt } from '#platform/base/sites/site-paths.ts';
import { type Ask, crawl } from '../support/crawler/crawl.ts';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, readTree, ROOT } from './run-livery.ts';

const work = makeWorkFolder();
const sites = new Map<string, Map<string, Buffer>>();
let merchants: ResolvedMerchant[];

beforeAll(async () => {
  const { code, stderr } = await requestLivery(['build', '--out', work.out]);
  if (code !== 0) throw new Error(stderr);
  for (const name of readdirSync(work.out).filter((each) => !each.startsWith('.')))
    sites.set(name, readTree(path.join(work.out, name)));
  merchants = await loadMerchants(path.join(ROOT, 'merchants'));
});

afterAll(work.remove);

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.xml': 'text/xml',
};

/** Finds pages and files as every server of the sites does. */
const askFolder =
  (files: ReadonlyMap<string, Buffer>): Ask =>
  (address) => {
    const { pathname } = new URL(address, 'https://brand.example');
    const page = pageAt(pathname);
    const lacks = !page || (page.needs !== undefined && !files.has(page.needs));
    const isShell = lacks || !files.has(page.file);
    if (kindOfPath(pathname) === 'file') {
      const body = files.get(pathname.slice(1));
      const type = TYPES[path.extname(pathname)] ?? '';
      return Promise.resolve({ status: body ? 200 : 404, body: body ?? Buffer.alloc(32), type });
    }
    const body = files.get(isShell ? 'shell.html' : page.file) ?? Buffer.alloc(0);
    const status = lacks || (isShell && page.without === 'nothing') ? 404 : 200;
    return Promise.resolve({ status, body, type: 'text/html' });
  };

/** The picture that a page is shared with, by its file in the site. */
const pictureOf = (code: string, file: string): string => {
  const page = sites.get(code)?.get(file)?.toString() ?? '';
  return /og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(page)?.[1] ?? '';
};

test('a game is shared with the same picture by every brand that has a page of it', () => {
  const pictures = new Map<string, Set<string>>();
  for (const [code, files] of sites)
    for (const file of [...files.keys()].filter((name) => /^pages\/game\/\d+\.html$/.test(name)))
      pictures.set(file, (pictures.get(file) ?? new Set()).add(pictureOf(code, file)));

  expect(pictures.size).toBeGreaterThan(12);
  for (const [file, [picture = '', ...others]] of pictures) {
    expect(picture, file).toMatch(/^icons\/shared\.\w+\.jpg$/);
    expect(others, file).toEqual([]);
  }
});

test('every page of every brand is found in each of its languages, and none leads nowhere', async () => {
  expect(merchants.length).toBeGreaterThanOrEqual(5);
  for (const { code, config, content } of merchants) {
    const files = sites.get(code) ?? new Map<string, Buffer>();
    const languages = [...files.keys()].filter((file) => /^sitemap-.*\.xml$/.test(file)).length;
    const origin = `https://${config.site.mainDomain}`;

    const { pages, mapped, problems } = await crawl(askFolder(files), origin);

    expect(problems, code).toEqual([]);
    for (const { id } of content.promotions)
      expect(mapped.filter((each) => each.endsWith(`/promotions/${id}`))).toHaveLength(languages);
    expect(pages.get('/help')?.data.at(-1)).toMatchObject({
      mainEntity: content.help.map(() => ({ '@type': 'Question' })),
    });
    const games = [...pages].filter(([at]) => /^\/game\/\d+$/.test(at));
    expect(games, code).toHaveLength(config.site.gamePages);
    expect(new Set(games.map(([, { picture }]) => picture)).size).toBe(games.length);
    for (const [at, { data }] of games) {
      expect(mapped.filter((each) => each.endsWith(at))).toHaveLength(languages);
      expect(data.at(-1)).toMatchObject({ '@type': 'VideoGame', url: `${origin}${at}` });
    }
  }
});
