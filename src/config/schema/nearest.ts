import { closest, distance } from 'fastest-levenshtein';

/**
 * So many words are compared for one brand: well over what the faults of a file that people wrote need, and done in a fraction
 * of a second. A file of fifty thousand unknown keys would take minutes, and nobody reads so many guesses.
 */
const MAX_COMPARISONS = 500_000;

let comparisonsLeft = MAX_COMPARISONS;

/** Begins to count anew how many words are compared: whoever checks a brand, or a file, calls it first. */
export const allowGuesses = (): void => {
  comparisonsLeft = MAX_COMPARISONS;
};

/**
 * The word that was probably meant.
 *
 * @returns undefined when no candidate is near: more than a third of the letters differ; or when so many words were compared
 *   since `allowGuesses` that nobody waits for more
 */
export const nearest = (word: string, candidates: readonly string[]): string | undefined => {
  if (candidates.length === 0 || word.length > 80) return undefined;
  if (candidates.length > comparisonsLeft) return undefined;
  comparisonsLeft -= candidates.length;
  const same = candidates.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (same !== undefined) return same;
  const lower = word.toLowerCase();
  const best = closest(
    lower,
    candidates.map((candidate) => candidate.toLowerCase()),
  );
  const found = candidates.find((candidate) => candidate.toLowerCase() === best);
  const most = Math.max(1, Math.ceil(Math.max(lower.length, best.length) / 3));
  return distance(lower, best) <= most ? found : undefined;
};

/** “Did you mean …?”, or an empty text. */
export const didYouMean = (word: string, candidates: readonly string[]): string => {
  const found = nearest(word, candidates);
  return found === undefined ? '' : `Did you mean “${found}”?`;
};

/** A list in words: “a”, “b” or “c”; long lists are cut. */
export const listed = (words: readonly unknown[], most = 12): string => {
  const shown = words.slice(0, most).map((word) => `“${String(word)}”`);
  if (words.length > most) return `${shown.join(', ')} and ${words.length - most} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
};
