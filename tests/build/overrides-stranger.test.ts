import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CheckReport } from '../../cli/work/check/check-report.ts';
import { makeFixture } from './build-fixture.ts';
import { giveOwnCode, OWN_CODE, ownCodeWith } from './own-code.ts';
import { requestLivery } from './request-livery.ts';

/* What a stranger brings: each is told with its place, and no other brand is held up by it. */
const fixture = makeFixture(2);
const { codes, edit, fileOf, merchants, build } = fixture;
const [code = '', other = ''] = codes;
const merchant = path.dirname(fileOf(code));
const overrides = path.join(merchant, 'overrides');

beforeAll(() => {
  edit(code, (config) => {
    Object.assign(config['layout'] ?? {}, { footer: 'slim' });
    Object.assign(config, { home: { sections: ['banners', 'games'] } });
    Object.assign(config['languages'] ?? {}, { list: ['en', 'my'], default: 'en', fallback: 'en' });
  });
});

afterEach(() => rmSync(overrides, { recursive: true, force: true }));
afterAll(() => fixture.remove());

const put = (name: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(overrides, name)), { recursive: true });
  writeFileSync(path.join(overrides, name), content);
};

/** What a check finds in the brand: place, code, words; and whether the other brand was checked. */
const check = async (): Promise<string[]> => {
  const { stdout } = await requestLivery(['check', '--merchants', merchants, '--json']);
  const { problems } = JSON.parse(stdout) as CheckReport;
  expect(problems.filter((each) => each.merchant === other && each.severity === 'error')).toEqual(
    [],
  );
  return problems
    .filter(({ merchant: whose, severity }) => whose === code && severity === 'error')
    .map(({ file, line, code: fault, message, suggestion }) =>
      [`${path.relative(overrides, file)}:${line}`, fault, message, suggestion].join(' | '),
    );
};

const PAGE = 'pages/our-story.page.tsx';
const SECTION = 'home/story.section.tsx';
const sectionText = OWN_CODE[SECTION] ?? '';

const pageAt = (address: string, title: string): Record<string, string> => ({
  [PAGE]: (OWN_CODE[PAGE] ?? '')
    .replace(`'/our-story'`, `'${address}'`)
    .replace(`'Our story'`, `'${title}'`),
});

const face = (more: object = {}) => ({ file: 'a.woff2', unicodeRange: 'U+0-FF', ...more });
const fonts = (family: object): Record<string, string> => ({
  'fonts/fonts.json': JSON.stringify({
    families: [
      { family: 'Aurora', licence: { name: 'OFL', file: 'OFL.txt' }, faces: [face()], ...family },
    ],
  }),
  'fonts/OFL.txt': 'Free.',
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a page at the address of a game',
    pageAt('/game/335465166', 'Ours'),
    /page\.tsx:4 \| overrides\/page \| “\/game\/335465166” is the address of a game/,
  ],
  [
    'a page at the address of a promotion',
    pageAt('/promotions/welcome', 'Ours'),
    /is the address of a promotion/,
  ],
  [
    'a title that turns what follows',
    pageAt('/our-story', '\\u202EOurs'),
    /page\.tsx:4 \| overrides\/page \| The title in “en” holds a right-to-left override/,
  ],
  [
    'code that reads otherwise than it works',
    pageAt('/our-story', '\u202EOurs'),
    /page\.tsx:4 \| overrides\/file \| Here stands a right-to-left override/,
  ],
  ['an empty title', pageAt('/our-story', ' '), /The title in “en” is empty/],
  [
    'a font that is none',
    { ...fonts({}), 'fonts/a.woff2': 'wOF2, it says' },
    /fonts\.json:1 \| overrides\/font \| a\.woff2 cannot be unpacked to a font/,
  ],
  [
    'a licence without a word',
    { ...fonts({}), 'fonts/OFL.txt': ' ' },
    /The font Aurora has no licence/,
  ],
  [
    'a weight that is css',
    fonts({ faces: [face({ weight: '400;src:url(https://x.example/a)' })] }),
    /is no weight of a face/,
  ],
  ['a use that there is not', fonts({ for: ['body'] }), /A family is for “display”, “text”/],
  [
    'a list of fonts that is none',
    { 'fonts/fonts.json': '[]' },
    /fonts\.json:1 \| overrides\/font \| The list of fonts has no “families”/,
  ],
  [
    'css whose comment does not end',
    { 'styles.css': '@layer brand { }\n/* body { }' },
    /styles\.css:2 \| overrides\/style \| This comment does not end/,
  ],
  [
    'css that loads from elsewhere in escapes',
    { 'styles.css': '@layer brand {\n.a { background: u\\72l(https://x.example/a) }\n}' },
    /styles\.css:2 \| overrides\/style \| .*is written in escapes/,
  ],
  [
    'css with the null character',
    { 'styles.css': '@layer brand {\n.a { color: r\u0000d }\n}' },
    /styles\.css:2 \| overrides\/file \| Here stands the null character/,
  ],
  [
    'a file beside its own',
    { [SECTION]: `${sectionText}export const x = new URL('../../x', import.meta.url);\n` },
    /section\.tsx:\d+ \| overrides\/forbidden \| Own code may not use import\.meta/,
  ],
  [
    'a word with the null character',
    { 'words/my.json': JSON.stringify({ own: { story: { title: 'a\u0000', text: 'b' } } }) },
    /words\/my\.json:1 \| text\/hidden-character/,
  ],
  [
    'two files for one component',
    { 'components/FooterSlim.ts': 'export const FooterSlim = null;' },
    /FooterSlim\.ts:1 \| overrides\/file \| .*is named like a component and replaces none/,
  ],
  [
    'two files that differ in the case of letters',
    { 'components/Footerslim.tsx': 'export const Footerslim = () => null;' },
    /Footerslim\.tsx:1 \| overrides\/file \| .*in the case of letters alone/,
  ],
  [
    'a folder in the wrong case',
    { 'Parts/x.tsx': 'export const X = () => null;' },
    /Parts\/x\.tsx:1 \| overrides\/place \| Nothing is made of/,
  ],
  [
    'a file of 5 MB',
    { 'parts/Big.tsx': `export const Big = '${'x'.repeat(5_000_000)}';` },
    /parts\/Big\.tsx:1 \| overrides\/file \| .*weighs 5000 kB; 200 kB is the most/,
  ],
])('told at its place: %s', async (_what, changes, expected) => {
  giveOwnCode(merchant, ownCodeWith(changes));

  const found = await check();

  expect(found.find((line) => expected.test(line)) ?? found).toMatch(expected);
});

test('an empty file is told by what it lacks', async () => {
  giveOwnCode(merchant, OWN_CODE);
  put(PAGE, '');

  expect(await check()).toContainEqual(
    expect.stringMatching(
      /page\.tsx:1 \| overrides\/export \| This file must export “OurStoryPage”/,
    ),
  );
});

test('a link out of the folder is told, whatever it leads to', async () => {
  giveOwnCode(merchant, ownCodeWith({ 'components/FooterSlim.tsx': '' }));
  const outside = path.join(merchants, '..', 'outside.tsx');
  writeFileSync(outside, OWN_CODE['components/FooterSlim.tsx'] ?? '');
  mkdirSync(path.join(overrides, 'components'));
  symlinkSync(outside, path.join(overrides, 'components/FooterSlim.tsx'));
  symlinkSync('/etc', path.join(overrides, 'parts'));

  const found = await check();

  expect(found).toHaveLength(2);
  for (const line of found)
    expect(line).toMatch(/\| overrides\/file \| .*is a link to something else/);
});

test('overrides that are no folder are told', async () => {
  writeFileSync(overrides, 'own code');

  expect(await check()).toEqual([
    expect.stringMatching(/overrides\/place \| “overrides” is no folder/),
  ]);
});

test('own code without an end sets its brand aside, with the line where it was; the others are built', async () => {
  const endless = sectionText.replace(
    '(\n',
    '{\n  for (let n = 0; n >= 0; n += 0.5) n -= 0.5;\n  return (\n',
  );
  giveOwnCode(merchant, ownCodeWith({ [SECTION]: endless.replace(/\);\n$/, ');\n};\n') }));

  const { report } = await build();

  expect(report.codes).toMatchObject({ built: [other], failed: [code] });
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      code: 'overrides/prerender',
      merchant: code,
      file: expect.stringMatching(/story\.section\.tsx$/),
      line: 7,
      message: expect.stringContaining('no end after 20 seconds'),
    }),
  ]);
});

test('a page of own code that throws is told with its line', async () => {
  const page = (OWN_CODE[PAGE] ?? '').replace(
    `{say('story.text')}`,
    `{(JSON.parse('{}') as { a: { b: string } }).a.b}`,
  );
  giveOwnCode(merchant, ownCodeWith({ [PAGE]: page }));

  const { report } = await build(code);

  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      code: 'overrides/prerender',
      file: expect.stringMatching(/our-story\.page\.tsx$/),
      line: 9,
    }),
  ]);
});
