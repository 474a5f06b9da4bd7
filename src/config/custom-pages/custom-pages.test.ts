import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkMerchant } from '../check-merchant.ts';
import { readJson } from '../read/read-json.ts';
import { temporaryMerchants } from '../testing/temporary-merchants.ts';

const FRONT = '---\ntitle: About us\ndescription: Who we are\n---\n';

const merchants = temporaryMerchants();
afterAll(merchants.remove);
afterEach(merchants.clear);

/** Checks a brand with these files among its pages. */
const check = (files: Record<string, string | Buffer>) => {
  merchants.add('one');
  for (const [name, text] of Object.entries(files)) merchants.write(`one/pages/${name}`, text);
  const folder = path.join(merchants.dir, 'one');
  return checkMerchant(folder, readJson(path.join(folder, 'merchant.json')));
};

/** What is wrong, and the text at that place. */
const faultsOf = (text: string, name = 'about.en.md'): string[] =>
  check({ [name]: text, 'about.my.md': FRONT.concat('Words') })
    .issues.filter(({ file }) => file.endsWith(name))
    .map(({ code, offset = 0 }) => `${code} ${text.slice(offset, offset + 12).trim()}`);

test('a page becomes HTML in each of its languages, facts of the brand filled in', () => {
  const { merchant, issues } = check({
    'about.en.md': `${FRONT}Hello from {{licensee}}.\n\n## Who\n\n| a | b |\n|---|---|\n| 1 | [~2~](/help) |\n`,
    'about.my.md': '---\ntitle: "မြန်မာ"\ndescription: "က"\n---\n- က\n',
  });

  expect(issues).toEqual([]);
  expect(merchant?.customPages).toEqual([
    {
      slug: 'about',
      place: 'footer',
      title: { en: 'About us', my: 'မြန်မာ' },
      description: { en: 'Who we are', my: 'က' },
      content: {
        en: expect.stringMatching(
          /^<p>Hello from Plain Ltd.<\/p>\n<h2>Who<\/h2>\n<table>[^]*<th scope="col">a<\/th>[^]*<a href="\/help"><s>2<\/s><\/a>/,
        ),
        my: '<ul>\n<li>က</li>\n</ul>\n',
      },
    },
  ]);
});

test.each<[string, string, string]>([
  ['raw HTML', 'One\n\n<script>alert(1)</script>', 'page/form <script>aler'],
  ['HTML within a line', 'One <b onclick="x">two</b>', 'page/form <b onclick="'],
  ['a comment', 'One\n\n<!-- two -->', 'page/form <!-- two -->'],
  ['a picture', 'One ![two](/x.svg)', 'page/form ![two](/x.sv'],
  ['code', 'One\n\n    two()', 'page/form two()'],
  ['a link that runs', '[one](javascript:alert(1))', 'page/link [one](javasc'],
  ['a link that runs, by its letters', '[one](&#106;avascript:x)', 'page/link [one](&#106;'],
  ['a link that runs, named below', '[one][x]\n\n[x]: javascript:x', 'page/link [one][x]\n\n[x'],
  ['a link of data', '[one](data:text/html,x)', 'page/link [one](data:t'],
  ['a link without its scheme', '[one](//evil.example)', 'page/link [one](//evil'],
  ['a link without encryption', '[one](http://a.example)', 'page/link [one](http:/'],
  ['a link that leads nowhere', 'See\n\n- [one](/nowhere)', 'page/link [one](/nowhe'],
  ['a link to no question', '[one](/help#none)', 'page/link [one](/help#'],
  ['a second first heading', '# One', 'page/heading # One'],
  ['a heading too deep', '## One\n\n#### Two', 'page/heading #### Two'],
  ['no text', '', 'page/form '],
  ['a fact that there is not', 'One {{none}}', 'content/fact-unknown {{none}}'],
  ['an override of the direction', 'One \u202Etwo', 'text/hidden-character \u202Etwo'],
  ['NUL', 'One \0two', 'text/hidden-character \0two'],
  ['lists within lists, a thousand deep', '- '.repeat(1000).concat('a'), 'page/form - - - - - -'],
  [
    'quotes within quotes, ten thousand deep',
    '>'.repeat(10_000).concat('a'),
    'page/form >>>>>>>>>>>>',
  ],
  [
    'emphasis of thousands of signs',
    '*a_'.repeat(5000).concat('a*'.repeat(5000)),
    'page/form *a_*a_*a_*a_',
  ],
  ['a book', 'word '.repeat(50_000), 'page/form word word wo'],
])('%s is refused where it stands', (_, text, expected) => {
  expect(faultsOf(FRONT + text)).toEqual([expected]);
});

test('what a page may well hold is taken: a long list with emphasis, quotes and lists in each other', () => {
  const items = Array.from({ length: 400 }, (_, at) => `- **${at}** is _one_ of them`);
  const rules = [`\n${'* '.repeat(40)}\n`, `> ${'- '.repeat(40)}\n`];
  const nested = [...rules, '> - One', '>   - Two', '>     - Three **and _four_**'];

  const { issues } = check({
    'about.en.md': `${FRONT}${items.join('\n')}\n\n${nested.join('\n')}\n`,
    'about.my.md': FRONT.concat('Words'),
  });

  expect(issues).toEqual([]);
});

test('a file where the folder of pages belongs is a fault of its brand', () => {
  merchants.add('one');
  merchants.write('one/pages', 'no folder');
  const folder = path.join(merchants.dir, 'one');

  const { issues } = checkMerchant(folder, readJson(path.join(folder, 'merchant.json')));

  expect(issues).toMatchObject([{ code: 'file/not-a-file', file: path.join(folder, 'pages') }]);
});

test.each<[string, string]>([
  ['nothing', 'One'],
  ['no title', '---\ndescription: x\n---\nOne'],
  ['an unknown key', '---\ntitle: x\ndescription: x\ntitel: x\n---\nOne'],
  ['a key twice', '---\ntitle: x\ntitle: y\ndescription: x\n---\nOne'],
  ['no YAML', '---\ntitle: [x\n---\nOne'],
  ['a list', '---\n- title\n---\nOne'],
  ['an alias', '---\ntitle: &a x\ndescription: *a\n---\nOne'],
  ['another place', '---\ntitle: x\ndescription: x\nplace: roof\n---\nOne'],
])('%s above the text is refused', (_, text) => {
  const codes = faultsOf(text).map((fault) => fault.split(' ')[0]);

  expect([...new Set(codes)]).toEqual(['page/front-matter']);
});

test.each([
  ['about.md', 'page/name'],
  ['about.xx.md', 'page/name'],
  ['About.en.md', 'page/name'],
  ['picture.svg', 'page/name'],
  ['promotions.en.md', 'page/slug-taken'],
  ['gamelistcenter.en.md', 'page/slug-taken'],
  ['my.en.md', 'page/slug-taken'],
  ['wps.en.md', 'page/slug-taken'],
])('a file called %s is refused: %s', (name, code) => {
  const { issues } = check({ [name]: `${FRONT}One` });

  expect(issues.map((issue) => issue.code)).toEqual([code]);
});

test('a language that is missing is a warning, unless nobody could read the page', () => {
  const codesOf = (...names: string[]) =>
    check(Object.fromEntries(names.map((name) => [name, `${FRONT}One`]))).issues.map(
      ({ code }) => code,
    );

  expect(codesOf('about.en.md')).toEqual(['page/language-missing']);
  merchants.clear();
  expect(codesOf('about.my.md')).toEqual(['content/text-missing']);
  merchants.clear();
  expect(codesOf('about.en.md', 'about.my.md', 'about.de.md')).toEqual(['page/language-off']);
});

test('a banner may lead to a page, and pages to each other', () => {
  merchants.write('one/content/banners.json', {
    items: [
      {
        id: 'a',
        title: { en: 'A' },
        subtitle: { en: 'A' },
        link: '/about',
        linkageType: 'URL',
        art: 'assets/mark.svg',
      },
    ],
  });

  const { issues } = check({
    'about.en.md': `${FRONT}[On](/more)`,
    'about.my.md': `${FRONT}One`,
    'more.en.md': `${FRONT}[Back](/about)`,
    'more.my.md': `${FRONT}One`,
  });

  expect(issues).toEqual([]);
});
