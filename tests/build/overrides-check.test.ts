import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckReport } from '../../cli/work/check/check-report.ts';
import { makeFixture } from './build-fixture.ts';
import { giveOwnCode, ownCodeWith } from './own-code.ts';
import { requestLivery } from './request-livery.ts';

const fixture = makeFixture(1);
const [code = ''] = fixture.codes;
const merchant = path.dirname(fixture.fileOf(code));

beforeAll(() => {
  fixture.edit(code, (config) => {
    Object.assign(config['layout'] ?? {}, { footer: 'slim' });
    Object.assign(config, { home: { sections: ['banners', 'games'] } });
    Object.assign(config['languages'] ?? {}, { list: ['en', 'my'], default: 'en', fallback: 'en' });
  });
});

afterAll(() => fixture.remove());

/** What a check finds: the file from the folder of own code with its line, the code, the words. */
const checkWith = async (changes: Record<string, string>): Promise<string[]> => {
  giveOwnCode(merchant, ownCodeWith(changes));
  const { stdout } = await requestLivery([
    'check',
    code,
    '--merchants',
    fixture.merchants,
    '--json',
  ]);
  const { problems } = JSON.parse(stdout) as CheckReport;
  return problems
    .filter((problem) => problem.code.startsWith('overrides/'))
    .map(({ file, line, code: fault, message, suggestion }) =>
      [`${file.split('/overrides/')[1]}:${line}`, fault, message, suggestion].join(' | '),
    );
};

test('own code that is in order passes', async () => {
  expect(await checkWith({})).toEqual([]);
});

const SECTION = 'home/story.section.tsx';
const PAGE = 'pages/our-story.page.tsx';
const FOOTER = 'components/FooterSlim.tsx';

const pageWith = (
  settings: string,
): string => `import type { OwnPartProps } from '#domain/own-code.ts';
import { ownPage } from '#domain/own-code.ts';
export const page = ownPage(${settings});
export const OurStoryPage = ({ say }: OwnPartProps) => <p>{say('story.text')}</p>;
`;

const sectionWith = (
  line: string,
): string => `import { type OwnPartProps, ownSection } from '#domain/own-code.ts';
export const section = ownSection({ after: 'banners' });
export const StorySection = ({ say }: OwnPartProps) => {
  ${line}
  return <p>{say('story.text')}</p>;
};
`;

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a component that the library has not, with the one that was meant',
    { 'components/FoterSlim.tsx': 'export const FoterSlim = () => null;' },
    /^components\/FoterSlim\.tsx:1 \| overrides\/component \| The library has no component “FoterSlim”.*Did you mean “FooterSlim”\?$/,
  ],
  [
    'a file that does not export what it is named after',
    { [FOOTER]: 'export const Footer = () => null;' },
    /^components\/FooterSlim\.tsx:1 \| overrides\/export \| This file must export “FooterSlim”\. It exports “Footer”/,
  ],
  [
    'a page without a title',
    { [PAGE]: pageWith(`{ path: '/our-story' }`) },
    /^pages\/our-story\.page\.tsx:3 \| overrides\/page \| The page has no title/,
  ],
  [
    'a page at an address of the library',
    { [PAGE]: pageWith(`{ path: '/promotions', title: { en: 'Ours' } }`) },
    /:3 \| overrides\/page \| “\/promotions” is a page of the library/,
  ],
  [
    'two pages at one address',
    {
      'pages/zebra.page.tsx': pageWith(`{ path: '/our-story', title: { en: 'Z' } }`).replace(
        'OurStoryPage',
        'ZebraPage',
      ),
    },
    /^pages\/zebra\.page\.tsx:3 \| overrides\/page \| “\/our-story” is also the address of pages\/our-story\.page\.tsx/,
  ],
  [
    'a section beside one that the home page has not',
    { [SECTION]: sectionWith('').replace(`'banners'`, `'game'`) },
    /^home\/story\.section\.tsx:2 \| overrides\/section \| .*no section “game”.*“games”/,
  ],
  [
    'an import of the site',
    {
      [SECTION]: `import { useSettings } from '#site/settings/use-settings.ts';\n${sectionWith('')}`,
    },
    /^home\/story\.section\.tsx:1 \| overrides\/import \| Own code may not import “#site\/settings\/use-settings\.ts”/,
  ],
  [
    'an import of another brand',
    { [SECTION]: `import '../../../shwe/overrides/parts/x.ts';\n${sectionWith('')}` },
    /:1 \| overrides\/import \| .*leads out of the brand’s overrides/,
  ],
  [
    'a call of the network',
    { [SECTION]: sectionWith(`void fetch('/wps/session');`) },
    /^home\/story\.section\.tsx:4 \| overrides\/forbidden \| Own code may not use fetch/,
  ],
  [
    'a call of the network by way of the window',
    { [SECTION]: sectionWith(`void globalThis.fetch('/wps/session');`) },
    /:4 \| overrides\/forbidden \| Own code may not use globalThis/,
  ],
  [
    'css that leaves its layer',
    { 'styles.css': '@layer brand { .own { color: red } }\nbody { color: red }\n' },
    /^styles\.css:2 \| overrides\/style \| “body” stands outside the layer/,
  ],
  [
    'css that loads from elsewhere',
    { 'styles.css': '@layer brand {\n.own { background: url(https://cdn.example/x.png) }\n}' },
    /^styles\.css:2 \| overrides\/style \| “https:\/\/cdn\.example\/x\.png” lies elsewhere/,
  ],
  [
    'a font without a licence',
    { 'fonts/fonts.json': '{ "families": [{ "family": "Aurora", "faces": [] }] }' },
    /^fonts\/fonts\.json:1 \| overrides\/font \| The font Aurora has no licence/,
  ],
  [
    'a word that the site has not, with the one that was meant',
    {
      'words/my.json':
        '{ "footer": { "responsibelTitle": "x" }, "own": { "story": { "title": "x", "text": "y" } } }',
    },
    /^words\/my\.json:1 \| overrides\/word \| The site has no word “footer\.responsibelTitle”.*“footer\.responsibleTitle”/,
  ],
  [
    'a word with a placeholder that nobody fills',
    {
      'words/my.json':
        '{ "footer": { "help": "{{name}}" }, "own": { "story": { "title": "x", "text": "y" } } }',
    },
    /overrides\/word \| “footer\.help” is not given \{\{name\}\}/,
  ],
  [
    'own words that one language lacks',
    { 'words/my.json': '{ "own": { "story": { "title": "x" } } }' },
    /^words\/my\.json:1 \| overrides\/word \| “own\.story\.text” is missing in my/,
  ],
  [
    'own words that are said and stand nowhere',
    { [SECTION]: sectionWith(`say('story.end');`) },
    /^home\/story\.section\.tsx:4 \| overrides\/word \| There is no word “own\.story\.end”/,
  ],
  [
    'a file that stands in no place',
    { 'footer.tsx': 'export const Footer = () => null;' },
    /^footer\.tsx:1 \| overrides\/place \| Nothing is made of overrides\/footer\.tsx/,
  ],
  [
    'a file that breaks off',
    { [SECTION]: `export const StorySection = () => <p>\n` },
    /^home\/story\.section\.tsx:\d+ \| overrides\/syntax \|/,
  ],
  [
    'an error of types',
    { [SECTION]: sectionWith('const count: number = say;') },
    /^home\/story\.section\.tsx:4 \| overrides\/type \| Type .* is not assignable to type 'number'/,
  ],
  [
    'a prop that the library’s component does not have any more',
    {
      [FOOTER]: `import type { FooterSlimProps } from '#components/FooterSlim/FooterSlim.tsx';
export const FooterSlim = ({ label, logo, products, help, contact, vendors, legal, newWindowLabel, helpline }: FooterSlimProps) => (
  <p>{[label, logo, products, help, contact, vendors, legal, newWindowLabel, helpline].length}</p>
);
`,
    },
    /^components\/FooterSlim\.tsx:2 \| overrides\/contract \| The library’s FooterSlim has no prop “helpline” any more/,
  ],
  [
    'a prop that the own component does not take',
    {
      [FOOTER]: `import type { FooterSlimProps } from '#components/FooterSlim/FooterSlim.tsx';
export const FooterSlim = ({ label }: Omit<FooterSlimProps, 'legal'>) => <p>{label}</p>;
`,
    },
    /^components\/FooterSlim\.tsx:2 \| overrides\/contract \| FooterSlim does not take the prop “legal” of the library’s FooterSlim/,
  ],
  [
    'a prop that the own component wants in another form',
    {
      [FOOTER]: `import type { FooterSlimProps } from '#components/FooterSlim/FooterSlim.tsx';
type Props = Omit<FooterSlimProps, 'label'> & { label: number };
export const FooterSlim = ({ label }: Props) => <p>{label + 1}</p>;
`,
    },
    /^components\/FooterSlim\.tsx:3 \| overrides\/contract \| FooterSlim does not fit the library’s FooterSlim, in its prop “label”/,
  ],
])('refused at its line: %s', async (_what, changes, expected) => {
  const found = await checkWith(changes);

  expect(found.find((line) => expected.test(line)) ?? found).toMatch(expected);
});
