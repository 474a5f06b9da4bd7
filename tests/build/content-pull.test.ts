import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePulling } from './pulled-content.ts';

const cms = await makePulling();
const { server, pull } = cms;
afterAll(cms.end);
beforeEach(cms.begin);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>\n';
const picture = { art: 'assets/cms/pond.svg', url: '/cms/pond.svg' };

test('what is in the files already is written as it stands: no file changes', async () => {
  const [banners, notices, popups, help, promotions] = [
    'banners',
    'notices',
    'popups',
    'help',
    'promotions',
  ].map(cms.itemsOf);
  const texts = promotions?.map(({ id, title, summary, content }) => ({
    content,
    summary,
    title,
    id,
  }));
  const before = cms.tree();
  server.putLists({
    banners: banners ?? [],
    notices: notices ?? [],
    popups: popups ?? [],
    // Keys and languages come in any order.
    help: (help ?? []).map((item) => Object.fromEntries(Object.entries(item).toReversed())),
    promotions: texts ?? [],
  });

  const report = await pull();

  expect(report).toMatchObject({ code: 0, ok: true, written: true, files: [] });
  expect(cms.tree()).toEqual(before);
});

test('new words, a new banner and its picture are written; what the system does not keep stays', async () => {
  const [first, ...others] = cms.itemsOf('banners');
  const added = { ...first, id: 'new-pond', art: picture.art };
  server.putLists({ banners: [added, ...others, first] }, [picture]);
  server.put('pond.svg', SVG);
  const help = cms.read('content/help.json');

  const report = await pull();

  expect(report.kinds).toEqual([
    expect.objectContaining({ kind: 'banners', added: ['new-pond'], removed: [], reordered: true }),
  ]);
  expect(report.files.map(({ file }) => path.basename(file))).toEqual(['pond.svg', 'banners.json']);
  expect(cms.read(picture.art)).toBe(SVG);
  expect(cms.itemsOf('banners').map(({ id }) => id)).toEqual([
    'new-pond',
    ...others.map(({ id }) => id),
    first?.['id'],
  ]);
  expect(cms.read('content/help.json')).toBe(help);
});

test('a picture that no content names any more is taken away', async () => {
  const [first, ...others] = cms.itemsOf('banners');
  server.putLists({ banners: [{ ...first, art: picture.art }, ...others] }, [picture]);
  server.put('pond.svg', SVG);
  await pull();
  server.putLists({ banners: [first, ...others] });

  const report = await pull();

  expect(report.files).toContainEqual(expect.objectContaining({ before: SVG.length, after: 0 }));
  expect([...cms.tree().keys()]).not.toContain(picture.art);
});

test('words of a promotion come from the system, its rules and figures stay in the file', async () => {
  const before = cms.itemsOf('promotions');
  const title = { vi: 'Quà mới {{percent}}', en: 'New gift, {{percent}}' };
  server.putLists({ promotions: [{ id: 'welcome', title }] });

  const report = await pull();

  expect(report.kinds[0]?.changed).toEqual([{ id: 'welcome', keys: ['title.vi', 'title.en'] }]);
  expect(cms.itemsOf('promotions')).toEqual(
    before.map((item) => (item['id'] === 'welcome' ? { ...item, title } : item)),
  );
});

const page = (text: string) => ({ title: 'Care: a "page"', description: 'How', markdown: text });

test('pages in Markdown are written by language; those that the system does not name go', async () => {
  const texts = { en: page('## One\r\n\r\nTwo'), vi: page('Một') };
  server.putLists({ pages: [{ slug: 'care', place: 'menu', texts }] });

  const report = await pull();

  expect(report.kinds[0]).toMatchObject({ added: ['care'], removed: ['responsible-play'] });
  expect(report.untranslated.map(({ language }) => language)).toEqual(['th', 'km', 'zh-Hans']);
  expect(cms.read('pages/care.en.md')).toBe(
    '---\ntitle: "Care: a \\"page\\""\ndescription: "How"\nplace: menu\n---\n\n## One\n\nTwo\n',
  );
  expect([...cms.tree().keys()].filter((file) => file.startsWith('pages/'))).toEqual([
    'pages/care.en.md',
    'pages/care.vi.md',
  ]);
});

test('a dry run says what would change and writes nothing', async () => {
  const notices = cms.itemsOf('notices').slice(1);
  server.putLists({ notices });
  const before = cms.tree();

  const { stdout, stderr, code } = await cms.run(['--from', server.url, '--dry-run']);

  expect({ code, stdout, stderr }).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /notices: \d+\n {2}- draw-times\n.*notices\.json: \d+ → \d+ bytes/,
    ),
    stderr: expect.stringContaining('would be written'),
  });
  expect(cms.tree()).toEqual(before);
});

test('lists come in pages, in their order', async () => {
  const [one, ...others] = cms.itemsOf('help');
  server.putLists({ help: [] });
  server.put('help', { contract: 1, kind: 'help', items: [one], next: '?after=1' });
  server.put('help?after=1', { contract: 1, kind: 'help', items: others });

  const report = await pull();

  expect(report).toMatchObject({ ok: true, files: [], kinds: [{ items: others.length + 1 }] });
});

test('what has not changed is not sent again, and is checked again all the same', async () => {
  server.putLists({ help: cms.itemsOf('help') });
  await pull();

  const again = await pull();

  expect(again).toMatchObject({ ok: true, requests: { sent: 2, unchanged: 2 } });
  expect(again.kinds[0]?.items).toBe(cms.itemsOf('help').length);
});

test('a language that texts lack is told, and is no fault', async () => {
  const [article, ...others] = cms.itemsOf('help');
  server.putLists({ help: [{ ...article, title: { en: 'About' } }, ...others] });

  const report = await pull();

  expect(report.ok).toBe(true);
  expect(report.untranslated).toContainEqual({
    kind: 'help',
    language: 'vi',
    count: 1,
    first: [article?.['id']],
  });
});

test('the address stands in the merchant’s file, --from says another one, without either the usage is wrong', async () => {
  const file = path.join(cms.folder, 'merchant.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  server.putLists({ help: cms.itemsOf('help') });

  const without = await cms.run([]);
  writeFileSync(file, JSON.stringify({ ...config, content: { source: { url: server.url } } }));
  const within = await cms.run([]);
  const plain = await cms.run(['--from', 'http://cms.example/livery']);

  expect([without.code, within.code, plain.code]).toEqual([2, 0, 2]);
  expect(without.stderr).toContain('content.source');
  expect(plain.stderr).toContain('https://');
});
