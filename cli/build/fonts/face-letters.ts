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

const BEYOND_LATIN_1 = /[^\0-\u00ff]/gu;

/**
 * The letters beyond those that any text may have which a brand needs: those of its languages, and what
 * its own words have beside them. In the order of Unicode, so that brands with the same need agree.
 *
 * @param languages codes of the schema
 * @param words everything that the brand says itself
 */
export const lettersOf = (languages: readonly string[], words: string): Set<number> =>
  new Set(
    [
      ...languages.flatMap((language) => [...(languageLetters[language] ?? '')]),
      ...(words.match(BEYOND_LATIN_1) ?? []),
    ]
      .map((letter) => letter.codePointAt(0) ?? 0)
      .toSorted((one, other) => one - other),
  );

/** `U+0000-00FF, U+0131` as pairs of numbers. */
const rangesOf = (unicodeRange: string): (readonly [from: number, to: number])[] =>
  unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/**
 * Which of the letters a face is for: the code points that stay in its file.
 *
 * @param unicodeRange of the face, as css says it
 * @param letters from `lettersOf`
 */
export const lettersOfFace = (unicodeRange: string, letters: ReadonlySet<number>): number[] => {
  const isCommon = (code: number): boolean =>
    COMMON.some(([from, to]) => code >= from && code <= to);
  return rangesOf(unicodeRange).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
      (code) => letters.has(code) || isCommon(code),
    ),
  );
};
