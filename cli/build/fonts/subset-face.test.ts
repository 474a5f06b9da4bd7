import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';
import { beforeAll, expect, test } from 'vitest';
import { loadMerchants, type ResolvedMerchant } from '#config/load-merchants.ts';
import { gameNames } from '#generated/game-names.ts';
import { languageLetters } from '#generated/language-letters.ts';
import { ROOT } from '../../base/paths.ts';
import { fontFamilies, fontFile, isKeptWhole, selectFontFaces } from '../render/font-faces.ts';
import { lettersOf, lettersOfFace } from './face-letters.ts';
import { type Subset, subsetFace } from './subset-face.ts';

const BURMESE =
  '@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2';

const rangeOf = (file: string): string =>
  Object.values(fontFamilies())
    .flatMap(({ faces }) => faces)
    .find((face) => face.file === file)?.unicodeRange ?? '';

const load = async (woff2: Uint8Array, weight = 400): Promise<harfbuzz.Font> => {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await decompress(woff2))));
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  return font;
};

const lettersIn = async (woff2: Uint8Array): Promise<Set<number>> =>
  new Set(new harfbuzz.Face(new harfbuzz.Blob(await decompress(woff2))).collectUnicodes());

/** A text as glyphs and where they stand, in units of the font. */
const shape = (font: harfbuzz.Font, text: string): [glyph: number, ...at: number[]][] => {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    return [codepoint, xAdvance, xOffset, yOffset];
  });
};

const numbersOf = (outline: string): number[] => outline.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** How far the one numbers are from the other; endless when there are more of them. */
const distance = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length
    ? Math.max(0, ...one.map((number, at) => Math.abs(number - (other[at] ?? 0))))
    : Infinity;

/** How differently two fonts draw some texts, each glyph looked at once. */
const difference = (whole: harfbuzz.Font, sent: harfbuzz.Font, texts: Iterable<string>): number => {
  const glyphs = new Map<string, [number, number]>();
  let far = 0;
  for (const text of texts) {
    const [before, after] = [shape(whole, text), shape(sent, text)];
    if (before.length !== after.length) return Infinity;
    for (const [at, [glyph, ...place]] of before.entries()) {
      const [other = 0, ...otherPlace] = after[at] ?? [];
      far = Math.max(far, distance(place, otherPlace));
      glyphs.set(`${glyph} ${other}`, [glyph, other]);
    }
  }
  const outlines = [...glyphs.values()].map(([one, other]) =>
    distance(numbersOf(whole.glyphToPath(one)), numbersOf(sent.glyphToPath(other))),
  );
  return Math.max(far, ...outlines);
};

let merchants: ResolvedMerchant[];

beforeAll(async () => {
  merchants = await loadMerchants(path.join(ROOT, 'merchants'));
});

test('what is sent of each font has every letter of its brand’s words and of its languages', async () => {
  const made = new Map<string, Promise<Set<number>>>();
  for (const { code, config, content } of merchants) {
    const said = JSON.stringify([config, content]);
    const needed = Array.from(
      said + config.languages.list.map((one) => languageLetters[one]!).join(''),
    );
    const wanted = new Set(needed.map((letter) => letter.codePointAt(0) ?? 0));
    const letters = lettersOf(config.languages.list, said);
    for (const { file, family, unicodeRange } of selectFontFaces(config)) {
      if (isKeptWhole(family)) continue;
      const source = readFileSync(fontFile(file));
      const subset = { letters: lettersOfFace(unicodeRange, letters) };
      const key = file + subset.letters.join();
      made.set(key, made.get(key) ?? subsetFace(source, subset).then(lettersIn));

      const sent = (await made.get(key)) ?? new Set();

      const lost = [...(await lettersIn(source))].filter(
        (each) =>
          wanted.has(each) && !sent.has(each) && lettersOfFace(unicodeRange, wanted).includes(each),
      );
      expect(lost, `${code}: ${file}`).toEqual([]);
    }
  }
});

test('a letter that no language of a brand has is sent once its words have it', async () => {
  const file = '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2';
  const source = readFileSync(fontFile(file));
  const sent = async (words: string) => {
    const letters = lettersOfFace(rangeOf(file), lettersOf(['tr'], words));
    return (await lettersIn(await subsetFace(source, { letters }))).has('ő'.codePointAt(0) ?? 0);
  };

  expect(await sent('Erdos')).toBe(false);
  expect(await sent('Erdős')).toBe(true);
});

test('Burmese is shaped as before, in each weight that a site uses, in less than 60 kB', async () => {
  const words = globSync('src/locales/my/*.json', { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join(' ');
  const { content = {} } = merchants.find(({ code }) => code === 'shwe') ?? {};
  const said = words + JSON.stringify([content, gameNames]);
  const texts = new Set(said.match(/[\u1000-\u109f]+/g));
  const source = readFileSync(fontFile(BURMESE));
  const letters = lettersOfFace(rangeOf(BURMESE), lettersOf(['my', 'en'], ''));

  const subset = await subsetFace(source, { letters, weights: [400, 700] });

  expect(subset.length).toBeLessThanOrEqual(60_000);
  for (const weight of [400, 600, 700]) {
    const fonts = [await load(source, weight), await load(subset, weight)] as const;
    // Of 1,000 units; what lies between two weights is rounded anew.
    expect(difference(...fonts, texts), `weight ${weight}`).toBeLessThanOrEqual(2);
  }
});

test('a font that lost a letter or what shapes it is told from the whole one', async () => {
  const source = readFileSync(fontFile(BURMESE));
  const letters = lettersOfFace(rangeOf(BURMESE), lettersOf(['my'], ''));
  const without = letters.filter((letter) => letter !== 0x103b);

  const font = await load(await subsetFace(source, { letters: without }));

  expect(difference(await load(source), font, ['ကျ'])).toBe(Infinity);
});

test('a text of players in another language of the script falls back, letter by letter', async () => {
  const letters = lettersOfFace(rangeOf(BURMESE), lettersOf(['my'], ''));
  const subset = await subsetFace(readFileSync(fontFile(BURMESE)), { letters });

  const has = await lettersIn(subset);

  // Shan’s tone, which no Burmese text has; the family’s fallbacks name fonts of the system.
  expect(has.has(0x1089)).toBe(false);
  expect(has.has(0x1000)).toBe(true);
});

test.each<[string, Uint8Array, Subset]>([
  ['no font', new Uint8Array(8), { letters: [65] }],
  [
    'a font without such weights',
    readFileSync(
      fontFile('@fontsource/noto-serif-myanmar/files/noto-serif-myanmar-myanmar-400-normal.woff2'),
    ),
    { letters: [0x1000], weights: [400, 700] },
  ],
])('%s is refused', async (_, file, subset) => {
  await expect(subsetFace(file, subset)).rejects.toThrow();
});
