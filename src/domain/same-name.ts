/** Latin accents; the vowel signs of other scripts are no accents and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Cc}\p{Cf}]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .toSorted();

/**
 * Whether two texts are the same person's name: letter case, accents, punctuation and the order of
 * the words do not count, everything else does.
 */
export const isSameName = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length > 0 && words.join(' ') === others.join(' ');
};
