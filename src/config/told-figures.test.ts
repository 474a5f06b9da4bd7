import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
  merchants.add('one', (config) => {
    config['categories'] = [{ type: 'LIVE', vendors: ['VELVETATRIUM'] }];
    config['rebates'] = { LIVE: 0.8 };
    config['points'] = { enabled: true };
    config['pages'] = ['description'];
    config['languages'].list = ['en', 'de'];
  });
  merchants.write('one/content/promotions.json', {
    items: [
      {
        id: 'gift',
        title: { en: 'A gift' },
        summary: { en: 'A gift' },
        content: {
          en: '{{percent}} {{most}} {{least}} {{turnover}} {{days}} {{joinDays}}',
        },
        art: 'assets/mark.svg',
        endsAt: '2030-06-01T00:00:00Z',
        mechanic: {
          kind: 'depositMatch',
          nth: 1,
          percent: 40,
          mostMinor: 20_000,
          leastMinor: 1000,
          turnover: 9,
          joinDays: 14,
          budgetMinor: 1_000_000,
        },
      },
      {
        id: 'rush',
        title: { en: 'Rush' },
        summary: { en: 'Rush' },
        content: { en: '{{times}} {{hours}} {{most}} {{budget}}' },
        art: 'assets/mark.svg',
        mechanic: {
          kind: 'pointsMultiplier',
          times: 3,
          categories: ['LIVE'],
          hours: [20],
          mostPoints: 500,
          budgetPoints: 9000,
        },
      },
      {
        id: 'news',
        title: { en: 'News' },
        summary: { en: 'News' },
        content: { en: '<p>News</p>' },
        art: 'assets/mark.svg',
        informational: true,
      },
    ],
  });
});
afterEach(() => merchants.remove());

const makers: Record<string, (change: Values) => Values> = {
  banners: (change) => ({
    id: 'a',
    title: { en: 'A' },
    subtitle: { en: 'B' },
    art: 'assets/mark.svg',
    ...change,
  }),
  notices: (change) => ({
    id: 'a',
    title: { en: 'A' },
    content: { en: '<p>B</p>' },
    publishedAt: '2025-01-01T00:00:00Z',
    ...change,
  }),
  popups: (change) => ({
    id: 'a',
    execution: 'B',
    title: { en: 'A' },
    content: { en: '<p>B</p>' },
    ...change,
  }),
  help: (change) => ({
    id: 'a',
    group: 'about',
    title: { en: 'A' },
    content: { en: '<p>B</p>' },
    ...change,
  }),
  pages: (change) => ({
    id: 'description',
    title: { en: 'A' },
    content: { en: '<p>B</p>' },
    ...change,
  }),
};

const write = (kind: string, change: Values): void =>
  merchants.write(`one/content/${kind}.json`, { items: [makers[kind]?.(change)] });

const soundPage = (): void => write('pages', {});

const found = async () => {
  const { issues } = await checkMerchants(merchants.dir);
  return issues
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer, message, suggestion }) => ({ code, pointer, message, suggestion }));
};

const kinds = Object.keys(makers);

test.each(kinds)('%s that tell of a promotion write none of its figures by hand', async (kind) => {
  soundPage();
  const content = kind === 'banners' ? 'subtitle' : 'content';
  write(kind, { title: { en: 'Get {{gift.most}}' }, [content]: { en: 'Stake it 9 times over' } });

  expect(await found()).toEqual([
    {
      code: 'promotion/figure-by-hand',
      pointer: `/items/0/${content}/en`,
      message: expect.stringMatching(
        /“9 times” is written by hand; write \{\{gift\.turnover\}\}\./,
      ),
      suggestion: expect.stringContaining('mechanic'),
    },
  ]);
});

test.each(
  kinds.flatMap((kind) =>
    ['40%', '40 %', '€200', '200.00 EUR', '3×', '×3'].map((text) => [kind, text] as const),
  ),
)('%s that name no promotion do not promise “%s”', async (kind, text) => {
  soundPage();
  write(kind, { title: { en: `Now: ${text}` } });

  const [issue, ...more] = await found();

  expect(more).toEqual([]);
  expect(issue).toMatchObject({ code: 'promotion/figure-by-hand', pointer: '/items/0/title/en' });
  const name = text.includes('40')
    ? 'gift.percent'
    : text.includes('3')
      ? 'rush.times'
      : 'gift.most';
  expect(issue?.message).toContain(`write {{${name}}}`);
});

test.each(['banners', 'notices', 'popups'])(
  '%s promise no figure that no rule stands behind; help and pages may tell of other things',
  async (kind) => {
    soundPage();
    write('help', { title: { en: 'A return of 97 %, and 24 hours' } });
    expect(await found()).toEqual([]);

    write(kind, { title: { en: 'Up to 97 % more' } });

    expect(await found()).toMatchObject([{ code: 'promotion/figure-by-hand' }]);
  },
);

test('numbers that promise nothing may stand in any text', async () => {
  soundPage();
  write('notices', { title: { en: 'From 8:00 to 23:00, 400 games, 40 tables' } });
  write('banners', { title: { en: '25 tiles' } });

  expect(await found()).toEqual([]);
});

test.each([
  ['banners', { link: '/promotions#gift', linkageType: 'PROMOTION' }],
  ['popups', { promotionType: 'gift' }],
  ['notices', { promotionType: 'gift' }],
  ['help', { content: { en: '<p><a href="/promotions#gift">The gift</a></p>' } }],
])('%s tell of the promotion that they lead to', async (kind, change) => {
  soundPage();
  write(kind, { ...change, title: { en: 'Within 14 days' } });

  expect(await found()).toMatchObject([
    { message: expect.stringContaining('write {{gift.') as string },
  ]);
});

test.each([
  ['{{gitf.percent}}', 'There is no promotion “gitf”.', 'Did you mean “gift”?'],
  ['{{gift.percnt}}', 'The promotion “gift” has no figure “percnt”.', 'Did you mean “percent”?'],
  ['{{news.percent}}', 'The promotion “news” has no figure', 'It has no mechanic with figures.'],
])('%s names nothing', async (text, message, suggestion) => {
  soundPage();
  for (const kind of kinds) {
    write(kind, { title: { en: text } });
    const [issue, ...more] = await found();
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ code: 'promotion/placeholder', pointer: '/items/0/title/en' });
    expect(issue?.message).toContain(message);
    expect(issue?.suggestion).toContain(suggestion);
    write(kind, {});
  }
});

test('a figure without its promotion is told how it is written', async () => {
  soundPage();
  write('popups', { title: { en: '{{percent}}' } });

  expect(await found()).toMatchObject([
    {
      code: 'promotion/placeholder',
      suggestion: expect.stringContaining('{{gift.percent}}') as string,
    },
  ]);
});

test('a notice leads to a promotion that there is', async () => {
  soundPage();
  write('notices', { promotionType: 'gitf' });

  expect(await found()).toMatchObject([
    {
      code: 'content/link-broken',
      pointer: '/items/0/promotionType',
      suggestion: 'Did you mean “gift”?',
    },
  ]);
});

test('the words of the brand promise nothing that a promotion has', async () => {
  soundPage();
  merchants.add('one', (config) => {
    config['points'] = { enabled: true };
    config['pages'] = ['description'];
    config['brand'].slogan = { en: '40% for all' };
  });

  expect(await found()).toMatchObject([
    { code: 'promotion/figure-by-hand', pointer: '/brand/slogan/en' },
  ]);
});

test('figures are filled in as each language writes them, and an announcement ends with its promotion', async () => {
  soundPage();
  const title = { en: '{{gift.percent}}, up to {{gift.most}}', de: '{{gift.percent}}' };
  for (const kind of kinds) write(kind, { title });
  write('notices', { title, endsAt: '2029-01-01T00:00:00Z' });
  write('popups', { promotionType: 'rush' });

  const { merchants: sound } = await checkMerchants(merchants.dir);
  const content = sound[0]?.content;

  const filled = { en: '40%, up to €200', de: '40\u00A0%' };
  expect(content?.banners[0]).toMatchObject({ title: filled, endsAt: '2030-06-01T00:00:00Z' });
  expect(content?.notices[0]).toMatchObject({ title: filled, endsAt: '2029-01-01T00:00:00Z' });
  expect(content?.popups[0]).not.toHaveProperty('endsAt');
  expect(content?.help[0]?.title).toEqual(filled);
  expect(content?.pages[0]?.title).toEqual(filled);
});

test('what announces a promotion is not shown before it may be known, and nobody takes part before', async () => {
  soundPage();
  const file = 'one/content/promotions.json';
  const { items } = JSON.parse(readFileSync(path.join(merchants.dir, file), 'utf8')) as Values;
  const [gift, ...others] = items as Values[];
  const announcedAt = '2029-05-01T00:00:00Z';
  merchants.write(file, { items: [{ ...gift, announcedAt }, ...others] });
  const title = { en: '{{gift.percent}}', de: '{{gift.percent}}' };
  write('banners', { title });
  write('notices', { title, startsAt: '2029-06-01T00:00:00Z' });
  write('popups', { promotionType: 'rush' });

  const { merchants: sound } = await checkMerchants(merchants.dir);
  const content = sound[0]?.content;

  expect(content?.promotions[0]).toMatchObject({ announcedAt, startsAt: announcedAt });
  expect(content?.banners[0]).toMatchObject({ startsAt: announcedAt });
  expect(content?.notices[0]).toMatchObject({ startsAt: '2029-06-01T00:00:00Z' });
  expect(content?.popups[0]).not.toHaveProperty('startsAt');
});
