import { languageLetters } from '#generated/language-letters.ts';

/** Latin-1, punctuation, signs of money, arrows and marks: any text in any language may have them. */
const COMMON: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0xff],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  // the ring that a mark without its letter stands on
  [0x25cc, 0x25cc],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/** What no font of ours has: scripts that are too large to send, and pictures. */
const BEYOND_LATIN_1 =
  /[^\0-\u00ff\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}]/gu;

/** Brands with the same need share one answer; of these, the newest stay. */
const MOST = 64;

const known = new Map<string, ReadonlySet<number>>();

const setOf = (letters: readonly string[]): ReadonlySet<number> =>
  new Set(
    letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other),
  );

/**
 * The letters beyond those that any text may have which a brand needs: those of its languages, and what
 * its own words have beside them. In the order of Unicode, so that brands with the same need agree.
 *
 * @param languages codes of the schema
 * @param words everything that the brand says itself
 */
export const lettersOf = (languages: readonly string[], words: string): ReadonlySet<number> => {
  const listed = languages.map((language) => languageLetters[language] ?? '').join('');
  const own = [...new Set(words.match(BEYOND_LATIN_1))].filter((each) => !listed.includes(each));
  const key = `${languages.toSorted().join()} ${own.toSorted().join('')}`;
  const letters = known.get(key) ?? setOf([...Array.from(listed), ...own]);
  if (!known.has(key) && known.size >= MOST) known.delete(known.keys().next().value ?? '');
  known.set(key, letters);
  return letters;
};

/** `U+0000-00FF, U+0131` as pairs of numbers. */
const rangesOf = (unicodeRange: string): (readonly [from: number, to: number])[] =>
  unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const isCommon = (code: number): boolean => COMMON.some(([from, to]) => code >= from && code <= to);

const ofFaces = new WeakMap<ReadonlySet<number>, Map<string, number[]>>();

/**
 * Which of the letters a face is for: the code points that stay in its file.
 *
 * @param unicodeRange of the face, as css says it
 * @param letters from `lettersOf`
 */
export const lettersOfFace = (unicodeRange: string, letters: ReadonlySet<number>): number[] => {
  const byRange = ofFaces.get(letters) ?? new Map<string, number[]>();
  ofFaces.set(letters, byRange);
  const kept =
    byRange.get(unicodeRange) ??
    rangesOf(unicodeRange).flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
        (code) => letters.has(code) || isCommon(code),
      ),
    );
  byRange.set(unicodeRange, kept);
  return kept;
};
