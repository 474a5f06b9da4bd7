import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePulling } from './pulled-content.ts';

const cms = await makePulling();
const { server, pull } = cms;
afterAll(cms.end);
beforeEach(cms.begin);

const TOKEN = 'a-secret-of-the-house';
const notice = (id: string, words: string) => ({
  id,
  title: { en: words },
  content: { en: '<p>Words</p>' },
  publishedAt: '2026-01-01T00:00:00Z',
});
const banner = (more: object) => ({
  id: 'one',
  title: { en: 'One' },
  subtitle: { en: 'Two' },
  art: 'assets/cms/one.svg',
  ...more,
});
const pictures = [{ art: 'assets/cms/one.svg', url: '/cms/one.svg' }];

/** Nothing was written; answers why, by code and place. */
const refused = async (): Promise<string[]> => {
  const before = cms.tree();
  const report = await pull();
  expect(report).toMatchObject({ code: 1, ok: false, written: false });
  expect(cms.tree()).toEqual(before);
  return [
    ...report.faults.map(({ code, pointer }) => `${code} ${pointer}`),
    ...report.problems.map(({ code, pointer }) => `${code} ${pointer}`),
  ];
};

test.each([
  ['NUL', 'a\\u0000b'],
  ['half of a character', 'a\\ud800b'],
  ['an override of the direction', 'a\\u202eb'],
])('a text with %s is refused', async (_, words) => {
  server.putLists({ notices: [] });
  server.put(
    'notices',
    JSON.stringify({ contract: 1, kind: 'notices', items: [notice('one', '@')] }).replace(
      '@',
      words,
    ),
  );

  expect(await refused()).toEqual(['cms/form /items/0/title/en']);
});

test.each<[string, object, string]>([
  ['a script in a text', { content: { en: '<script>alert(1)</script>' } }, 'content/unsafe-html'],
  ['a link that runs', { content: { en: '<a href="javascript:x">a</a>' } }, 'content/unsafe-html'],
  ['a text in no language that is needed', { title: { th: 'x' } }, 'content/text-missing'],
])('%s is refused by the check of the files', async (_, more, code) => {
  server.putLists({ notices: [{ ...notice('one', 'Words'), ...more }] });

  expect((await refused()).join()).toContain(code);
});

test('words of a promotion that leave out a condition are refused, as are those of one that there is not', async () => {
  const content = { vi: '<p>Chơi</p>', en: '<p>Play</p>' };
  server.putLists({ promotions: [{ id: 'welcome', content }] });

  expect((await refused()).join()).toContain('promotion/condition-missing /items/0/content/en');

  server.putLists({ promotions: [{ id: 'well-come', content }] });

  expect(await refused()).toEqual(['cms/promotion /items/0/id']);
});

test.each<[string, string, string, string]>([
  ['raw HTML', 'care', '<img src=x onerror=alert(1)>', 'page/form'],
  ['a link that runs', 'care', '[x](javascript:x)', 'page/link'],
  ['a dead link', 'care', '[x](/nowhere)', 'page/link'],
  ['front matter of its own', 'care', 'x\n\n---\nplace: menu\n---\n\n# x', 'page/heading'],
  ['an address of the library', 'promotions', 'x', 'page/slug-taken'],
  ['an address that leads out', '../../x', 'x', 'cms/contract'],
])('a page with %s is refused', async (_, slug, markdown, code) => {
  const text = { title: 'x', description: 'x', markdown };
  server.putLists({ pages: [{ slug, texts: { en: text, vi: text } }] });

  expect((await refused()).join()).toContain(code);
});

test.each<[string, unknown]>([
  ['another contract', { contract: 2, kind: 'notices', items: [] }],
  ['another kind', { contract: 1, kind: 'help', items: [] }],
  ['a key that is none', { contract: 1, kind: 'notices', items: [], more: 1 }],
  ['no object', []],
])('an answer of %s is refused', async (_, answer) => {
  server.putLists({ notices: [] });
  server.put('notices', answer);

  expect((await refused())[0]).toContain('cms/contract');
});

test.each<[string, string | Buffer]>([
  ['that is not JSON', '<html></html>'],
  ['with a key twice', '{"contract":1,"contract":1,"kind":"notices","items":[]}'],
  ['with __proto__', '{"contract":1,"kind":"notices","items":[],"__proto__":{}}'],
  ['in another encoding', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['nested too deep', '['.repeat(5000) + ']'.repeat(5000)],
])('an answer %s is refused', async (_, body) => {
  server.putLists({ notices: [] });
  server.put('notices', body);

  expect((await refused())[0]).toContain('cms/form');
});

test('10,000 entries are refused, in one page as in many', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => notice(`n-${at}`, 'x'));
  server.putLists({ notices: many.slice(0, 6000) });

  expect((await refused())[0]).toContain('cms/contract /items');

  const page = (at: number) => ({
    contract: 1,
    kind: 'notices',
    items: many.slice(at * 400, (at + 1) * 400),
    next: `?page=${at + 1}`,
  });
  server.put('notices', page(0));
  for (let at = 1; at < 25; at += 1) server.put(`notices?page=${at}`, page(at));

  expect(await refused()).toEqual(['cms/too-many /items/100']);
});

test('an answer larger than 2 MiB is refused, also when it comes packed', async () => {
  server.putLists({ notices: [] });
  // Packed before it is asked for: packing takes longer than a pull waits, where the machine is busy.
  const packed = gzipSync(Buffer.alloc(64 * 1024 ** 2, ' '));
  server.answer('notices', (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(packed);
  });

  expect(await refused()).toEqual(['cms/too-large ']);
});

test('an id twice is refused, also on two pages', async () => {
  server.putLists({ notices: [] });
  server.put('notices', { contract: 1, kind: 'notices', items: [notice('one', 'x')], next: '?2' });
  server.put('notices?2', { contract: 1, kind: 'notices', items: [notice('one', 'y')] });

  expect(await refused()).toEqual(['cms/duplicate-id /items/0']);
});

test('pages that lead back, or to another host, are refused', async () => {
  server.putLists({ notices: [] });
  server.put('notices', { contract: 1, kind: 'notices', items: [], next: 'notices' });

  expect(await refused()).toEqual(['cms/address /next']);

  server.put('notices', { contract: 1, kind: 'notices', items: [], next: server.otherUrl });

  expect(await refused()).toEqual(['cms/address /next']);
});

test('a redirect on the same host is followed, one to another host is refused and gets no token', async () => {
  server.putLists({ notices: [] });
  server.put('moved', { contract: 1, kind: 'notices', items: cms.itemsOf('notices') });
  server.answer(
    'notices',
    (_, response) => void response.writeHead(307, { location: 'moved' }).end(),
  );

  expect(await pull()).toMatchObject({ ok: true });

  server.answer('notices', (_, response) => {
    response.writeHead(302, { location: `${server.otherUrl}/moved` }).end();
  });

  expect(await refused()).toEqual(['cms/redirect ']);
  expect(server.seen.filter(({ headers }) => headers.host?.startsWith('localhost'))).toEqual([]);
});

test('a failure in passing is tried again; what stays is told', async () => {
  server.putLists({ notices: cms.itemsOf('notices') });
  let asked = 0;
  server.answer('notices', (_, response) => {
    asked += 1;
    if (asked < 3) response.writeHead(503, { 'retry-after': '0' }).end();
    else
      response.end(JSON.stringify({ contract: 1, kind: 'notices', items: cms.itemsOf('notices') }));
  });

  expect(await pull()).toMatchObject({ ok: true, requests: { sent: 4 } });

  server.answer(
    'notices',
    (_, response) => void response.writeHead(500, { 'retry-after': '0' }).end(),
  );

  expect(await refused()).toEqual(['cms/unreachable ']);
});

test.each<[string, string | Buffer, string]>([
  [
    'a PNG under the name of an SVG',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
    'asset/not-svg',
  ],
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'svg',
  ],
  ['one that is too large', Buffer.alloc(2 * 1024 ** 2, ' '), 'cms/too-large'],
])('a picture is refused: %s', async (_, body, code) => {
  server.putLists({ banners: [banner({})] }, pictures);
  server.put('one.svg', body);

  expect((await refused()).join()).toContain(code);
});

test('a picture from a host that nobody named is not asked for', async () => {
  server.putLists({ banners: [banner({})] }, [
    { art: 'assets/cms/one.svg', url: `${server.otherUrl}/one.svg` },
  ]);

  expect(await refused()).toEqual(['cms/address /pictures/0/url']);
  expect(server.seen.filter(({ headers }) => headers.host?.startsWith('localhost'))).toEqual([]);
});

test('a picture cannot become another file of the merchant', async () => {
  server.putLists({ banners: [banner({ art: 'assets/logo-dark.svg' })] }, [
    { art: 'assets/logo-dark.svg', url: '/cms/one.svg' },
    { art: 'assets/cms/../../merchant.svg', url: '/cms/one.svg' },
  ]);

  expect(await refused()).toEqual(['cms/contract /pictures/0/art', 'cms/contract /pictures/1/art']);
});

test('the token is sent to its host and never told', async () => {
  server.putLists({ notices: [] });
  server.put('notices', { contract: 1, kind: 'notices', items: [{ id: TOKEN, [TOKEN]: TOKEN }] });

  const { code, stdout, stderr } = await cms.run(['--from', server.url], {
    LIVERY_CONTENT_TOKEN_LOTUS: TOKEN,
  });

  expect(code).toBe(1);
  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TOKEN}`,
    `Bearer ${TOKEN}`,
  ]);
  expect(stdout + stderr).not.toContain(TOKEN);
});

test('a wrong token is told as such, and asked for once', async () => {
  server.answer('notices', (_, response) => void response.writeHead(401).end());
  server.putLists({ notices: [] });

  expect(await refused()).toEqual(['cms/status ']);
  expect(server.seen.length).toBe(2);
});
