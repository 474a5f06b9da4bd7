/** So deep people nest brackets at most: a page of our own reaches 15. A parser goes one level of its stack down for each. */
export const MAX_NESTING = 200;

const OPENING = new Set('([{');
const CLOSING = new Set(')]}');

/**
 * Finds where brackets nest deeper than any that people write. It reads no language: brackets in texts and comments count as well,
 * as they nearly always come in pairs.
 *
 * @returns the offset of the bracket that is one too many; -1 where there is none
 */
export const tooDeepAt = (text: string): number => {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (OPENING.has(letter)) {
      level += 1;
      if (level > MAX_NESTING) return at;
    } else if (CLOSING.has(letter)) level = Math.max(0, level - 1);
  }
  return -1;
};

/** A parser goes down so many levels of anything on the stack of a thread, and then as many again. */
const SURELY_READ = 1000;

/** Whether a text is long enough to nest too deep for a parser: each level takes a word or a sign at least. */
export const mayNestTooDeep = (text: string): boolean => {
  let count = 0;
  for (const _ of text.matchAll(/[\w$]+|[^\s\w$]/g)) {
    count += 1;
    if (count > SURELY_READ) return true;
  }
  return false;
};

/** What is said of it. */
export const TOO_DEEP = `Here begins level ${MAX_NESTING + 1} of brackets; ${MAX_NESTING} are the most that are read.`;
