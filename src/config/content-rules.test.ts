import { mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import type { IssueCode } from './issues/issue-rules.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
  merchants.add('one');
});
afterEach(() => merchants.remove());

const issuesOf = async (): Promise<string[]> => {
  const { issues } = await checkMerchants(merchants.dir);
  return issues.map(({ code, file, pointer }) => `${path.basename(file)} ${code} ${pointer}`);
};

const banner = (change: Values = {}): Values => ({
  id: 'welcome',
  title: { en: 'Welcome' },
  subtitle: { en: 'Come in' },
  art: 'assets/mark.svg',
  ...change,
});
const promotion = (change: Values = {}): Values => ({
  id: 'week',
  title: { en: 'A week' },
  summary: { en: 'Seven days' },
  content: { en: '<p>Terms</p>' },
  art: 'assets/mark.svg',
  informational: true,
  ...change,
});
const notice = (html: string): Values => ({
  id: 'news',
  title: { en: 'News' },
  content: { en: html },
  publishedAt: '2030-01-01T00:00:00Z',
});
const popup = (change: Values): Values => ({
  id: 'hello',
  execution: 'B',
  title: { en: 'Hello' },
  content: { en: '<p>Hello</p>' },
  ...change,
});

const page = (change: Values): Values => ({
  id: 'description',
  title: { en: 'About' },
  content: { en: '<p>About us</p>' },
  ...change,
});

const cases: [IssueCode, string, string, Values[]][] = [
  ['content/page-off', 'pages', '/items/0/id', [page({})]],
  [
    'content/fact-unknown',
    'help',
    '/items/0/content/en',
    [page({ group: 'about', content: { en: '<p>{{owner}}</p>' } })],
  ],
  ['content/text-missing', 'banners', '/items/0/title', [banner({ title: { my: 'x' } })]],
  ['content/duplicate-id', 'banners', '/items/1/id', [banner(), banner()]],
  [
    'content/link-broken',
    'banners',
    '/items/0/link',
    [banner({ link: '/promotion', linkageType: 'URL' })],
  ],
  [
    'content/link-broken',
    'banners',
    '/items/0/link',
    [banner({ link: '/promotions#none', linkageType: 'PROMOTION' })],
  ],
  [
    'content/link-broken',
    'banners',
    '/items/0/link',
    [banner({ link: '/promotions#%', linkageType: 'PROMOTION' })],
  ],
  [
    'content/link-broken',
    'banners',
    '/items/0/link',
    [banner({ link: '/?category=FISH#games', linkageType: 'URL' })],
  ],
  ['content/link-kind', 'banners', '/items/0/linkageType', [banner({ linkageType: 'URL' })]],
  ['content/link-broken', 'popups', '/items/0/promotionType', [popup({ promotionType: 'none' })]],
  [
    'content/window',
    'promotions',
    '/items/0/endsAt',
    [promotion({ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' })],
  ],
  [
    'content/window',
    'promotions',
    '/items/0/announcedAt',
    [promotion({ announcedAt: '2030-01-02T00:00:00Z', startsAt: '2030-01-01T00:00:00Z' })],
  ],
  [
    'content/window',
    'banners',
    '/items/0/endsAt',
    [banner({ startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T01:00:00+01:00' })],
  ],
  ['asset/missing', 'promotions', '/items/0/art', [promotion({ art: 'assets/none.svg' })]],
  ['content/unsafe-html', 'notices', '/items/0/content/en', [notice('<p onclick="x()">Hi</p>')]],
  ['config/unknown-key', 'banners', '/items/0/color', [banner({ color: 'red' })]],
  ['config/missing-key', 'notices', '/items/0', [{ ...notice('<p>x</p>'), id: undefined }]],
];

describe('content', () => {
  test.each(cases)('%s in %s at “%s”', async (code, kind, pointer, items) => {
    merchants.write(`one/content/${kind}.json`, { items });

    expect(await issuesOf()).toEqual([`${kind}.json ${code} ${pointer}`]);
  });

  test('links lead to promotions, help and categories of this site', async () => {
    const links = ['/promotions#week', '/help#rules', '/?category=LIVE#games', 'https://a.example'];
    const items = links.map((link, index) => {
      const linkageType = index === 0 ? 'PROMOTION' : 'URL';
      return banner({ id: `b${index}`, link, linkageType });
    });
    merchants.write('one/content/banners.json', { items });
    merchants.write('one/content/promotions.json', { items: [promotion()] });
    merchants.write('one/content/popups.json', { items: [popup({ promotionType: 'week' })] });
    const article = {
      id: 'rules',
      title: { en: 'Rules' },
      content: { en: '<p>x</p>' },
      group: 'rules',
    };
    merchants.write('one/content/help.json', { items: [article] });

    const { merchants: resolved, issues } = await checkMerchants(merchants.dir);

    expect(issues).toEqual([]);
    expect(resolved[0]?.content.promotions[0]).toMatchObject({ category: 'ALL', sequence: 0 });
  });

  test('a broken file of promotions is named once, not at every link to it', async () => {
    const items = [banner({ link: '/promotions#week', linkageType: 'PROMOTION' })];
    merchants.write('one/content/banners.json', { items });
    merchants.write('one/content/promotions.json', '{ "items": [');

    expect(await issuesOf()).toEqual(['promotions.json json/syntax ']);
  });

  test('a file that is named must exist, a usual one may be left out', async () => {
    merchants.add('one', (config) => void (config['content'] = { help: 'content/hlp.json' }));
    merchants.write('one/content/help.json', { items: [] });

    const { issues } = await checkMerchants(merchants.dir);

    expect(issues.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning content/unused-file',
      'error file/missing',
    ]);
    expect(issues[1]?.suggestion).toBe('Did you mean “help.json”?');
  });

  test('a file outside the merchant’s folder is not read', async () => {
    merchants.add('one', (config) => void (config['content'] = { help: '../two/help.json' }));

    expect(await issuesOf()).toEqual(['merchant.json file/outside-folder /content/help']);
  });
});

describe('pictures', () => {
  const svg = (inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n${inner}</svg>`;

  test('of another kind are named for what they are', async () => {
    merchants.write('one/assets/mark.svg', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]));

    const { issues } = await checkMerchants(merchants.dir);

    expect(issues[0]).toMatchObject({ code: 'asset/not-svg', pointer: '/brand/logo/mark' });
    expect(issues[0]?.message).toContain('a PNG picture');
  });

  test('with a script are refused at the line of the script', async () => {
    merchants.write('one/assets/mark.svg', svg('<script>alert(1)</script>'));

    const { issues } = await checkMerchants(merchants.dir);

    expect(issues).toMatchObject([{ code: 'asset/unsafe-svg', line: 2, column: 1 }]);
    expect(issues[0]?.file.endsWith('one/assets/mark.svg')).toBe(true);
  });

  test('may not be a link to a file elsewhere, nor a folder', async () => {
    merchants.add('two', (config) => {
      config['brand'].logo = { light: 'assets/out.svg', dark: 'assets/folder.svg' };
    });
    mkdirSync(path.join(merchants.dir, 'two/assets/folder.svg'));
    symlinkSync(tmpdir(), path.join(merchants.dir, 'two/assets/out.svg'));

    expect(await issuesOf()).toEqual([
      'merchant.json file/outside-folder /brand/logo/light',
      'merchant.json file/not-a-file /brand/logo/dark',
    ]);
  });
});
