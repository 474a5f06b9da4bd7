import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadMerchants, type ResolvedMerchant } from '#config/load-merchants.ts';
import { gameHomes } from '#generated/game-names.ts';
import { ROOT } from '../../base/paths.ts';
import { listSitePages } from './list-site-pages.ts';

const LISTED = ['/', '/promotions', '/help', '/hot', '/rng', '/description'].map((each) => ({
  path: each,
  title: `Title of ${each}`,
}));

let shwe: ResolvedMerchant;

beforeAll(async () => {
  const found = await loadMerchants(path.join(ROOT, 'merchants'), ['shwe']);
  shwe = found.find(({ code }) => code === 'shwe')!;
});

interface Given {
  gamePages?: number;
  language?: 'en' | 'my';
  listed?: typeof LISTED;
  updatedAt?: string;
}

const pagesOf = ({ gamePages = 3, language = 'en', listed = LISTED, updatedAt }: Given) => {
  const { config, content } = shwe;
  const dated = <Item extends object>(items: Item[]): Item[] =>
    items.map((item) => ({ ...item, updatedAt }));
  return listSitePages({
    config: { ...config, site: { ...config.site, gamePages } },
    content: {
      ...content,
      promotions: dated(content.promotions),
      help: dated(content.help),
      pages: dated(content.pages),
    },
    language,
    opening: 'my',
    listed,
  });
};

const gamesIn = (pages: ReturnType<typeof pagesOf>) => pages.filter(({ game }) => game);

test('as many games have a page as the brand wants, of its own vendors, those that lead the lists', () => {
  const few = gamesIn(pagesOf({}));
  const all = gamesIn(pagesOf({ gamePages: 1000 }));

  expect(gamesIn(pagesOf({ gamePages: 0 }))).toEqual([]);
  expect(few.map(({ path: at }) => at)).toEqual(all.slice(0, 3).map(({ path: at }) => at));
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const offered = shwe.config.categories.flatMap(({ type, vendors }) =>
    vendors.map((vendor) => `${type} ${vendor}`),
  );
  for (const { game } of all) {
    const { gameType, vendor } = gameHomes[game?.code ?? '']!;
    expect(offered).toContain(`${gameType} ${vendor}`);
  }
});

test('a game stands below the page that lists it, which leads to it; one that none lists has no page', () => {
  const pages = pagesOf({ gamePages: 1000 });

  for (const { path: at, crumbs } of gamesIn(pages)) {
    const above = pages.find((page) => `/en${page.path}` === crumbs.at(-1)?.href);
    expect(above?.links.map(({ href }) => href)).toContain(`/en${at}`);
  }
  const [, ...others] = LISTED.filter(({ path: at }) => at !== '/hot' && at !== '/rng');
  expect(gamesIn(pagesOf({ listed: others }))).toEqual([]);
});

test('a game bears its name in the language of the page', () => {
  const [english] = gamesIn(pagesOf({ language: 'en' }));
  const [burmese] = gamesIn(pagesOf({ language: 'my' }));

  expect(english?.path).toBe(burmese?.path);
  expect(burmese?.heading).toMatch(/[\u1000-\u109f]/);
  expect(english?.heading).toMatch(/^[\w ’&-]+$/);
});

test('a page is dated by what the content says of itself, and by nothing else', () => {
  const updatedAt = '2031-04-05T06:07:08Z';
  const dates = (given: Given) =>
    new Map(pagesOf(given).map(({ path: at, modified }) => [at, modified]));

  const [dated, undated] = [dates({ updatedAt }), dates({})];

  for (const at of ['/promotions', '/promotions/welcome', '/help', '/description'])
    expect(dated.get(at), at).toBe(updatedAt);
  for (const at of ['/help', '/description', '/rng']) expect(undated.get(at), at).toBeUndefined();
});
