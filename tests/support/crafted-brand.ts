import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lettersOf, lettersOfFace } from '../../cli/build/fonts/face-letters.ts';
import { subsetFace } from '../../cli/build/fonts/subset-face.ts';

const packages = path.resolve(import.meta.dirname, '..', '..', 'node_modules');
const LATIN = path.join(packages, '@fontsource-variable/outfit');
const BURMESE = path.join(packages, '@fontsource/noto-serif-myanmar');
const BURMESE_RANGE = 'U+1000-109F, U+200C-200D, U+25CC';

/** The families that the brand brings, and how the files call themselves. */
export const craftedFonts = {
  latin: { family: 'Aurora Sans', inFile: 'Outfit Thin' },
  burmese: { family: 'Aurora Myanmar', inFile: 'Noto Serif Myanmar' },
} as const;

/** Each a sentence of the brand's own section on its home page. */
export const craftedTexts = {
  en: 'Made by hand, letter by letter.',
  my: 'စာလုံးတစ်လုံးချင်းလက်ဖြင့်ပြုလုပ်ထားသည်။',
} as const;

/** What the brand calls the place in which a stake is set. */
export const craftedPanel = 'What you dare';

const SECTION = `import { Section } from '#components/Section/Section.tsx';
import { type OwnPartProps, ownSection } from '#domain/own-code.ts';

export const section = ownSection({ after: 'banners' });

export const CraftSection = ({ say, brand }: OwnPartProps) => (
  <Section id="craft" title={brand}>
    <p className="crafted-text">{say('craft.text')}</p>
  </Section>
);
`;

/** A component that stands in for one of the library, within an element that css of the brand's own marks. */
const wrapped = (name: string): string => `import {
  ${name} as Library${name},
  type ${name}Props,
} from '#components/${name}/${name}.tsx';

export const ${name} = (props: ${name}Props) => (
  <div className="crafted-${name.toLowerCase()}">
    <Library${name} {...props} />
  </div>
);
`;

/** Rules of less weight than any of the library's: that they win is by their layer alone. */
const STYLES = `@layer brand {
  :where(.crafted-stakepanel) {
    outline: 3px solid var(--lv-color-border);
  }

  :where(.crafted-stakepanel) button {
    letter-spacing: 1px;
  }

  :where(.crafted-text) {
    font-family: var(--lv-font-text);
  }
}
`;

const wordsOf = (text: string, play: object): string =>
  JSON.stringify({ ...play, own: { craft: { text } } });

const familyOf = (family: string, file: string, weight: string, unicodeRange: string) => ({
  family,
  for: ['text'],
  licence: { name: 'OFL-1.1', file: file.replace('.woff2', '.txt') },
  faces: [{ file, weight, unicodeRange }],
});

const giveFonts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await cp(path.join(LATIN, 'files/outfit-latin-wght-normal.woff2'), `${folder}/aurora.woff2`);
  await cp(path.join(LATIN, 'LICENSE'), `${folder}/aurora.txt`);
  const whole = path.join(BURMESE, 'files/noto-serif-myanmar-myanmar-400-normal.woff2');
  const letters = lettersOfFace(BURMESE_RANGE, lettersOf(['my'], ''));
  await writeFile(`${folder}/burmese.woff2`, await subsetFace(await readFile(whole), { letters }));
  await cp(path.join(BURMESE, 'LICENSE'), `${folder}/burmese.txt`);
  const { latin, burmese } = craftedFonts;
  const families = [
    familyOf(burmese.family, 'burmese.woff2', '400', BURMESE_RANGE),
    familyOf(latin.family, 'aurora.woff2', '100 900', 'U+0000-00FF, U+2013-2026'),
  ];
  await writeFile(`${folder}/fonts.json`, JSON.stringify({ families }));
};

/**
 * Gives a brand own code of every kind: a section in two languages, a component of its site and one of its
 * games, words of both, css that wins by its layer, and fonts of two scripts.
 *
 * @param merchant the brand's folder
 */
export const giveCraft = async (merchant: string): Promise<void> => {
  const folder = path.join(merchant, 'overrides');
  const texts: Record<string, string> = {
    'home/craft.section.tsx': SECTION,
    'components/StakePanel.tsx': wrapped('StakePanel'),
    'components/PlayFrame.tsx': wrapped('PlayFrame'),
    'words/en.json': wordsOf(craftedTexts.en, {
      play: { panel: craftedPanel },
      gamePlay: { exit: 'Back to the others' },
    }),
    'words/my.json': wordsOf(craftedTexts.my, {}),
    'words/zh-Hans.json': wordsOf(craftedTexts.en, {}),
    'styles.css': STYLES,
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await giveFonts(path.join(folder, 'fonts'));
};
