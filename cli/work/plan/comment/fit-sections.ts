/** GitHub takes no longer comment. */
export const MAX_COMMENT_LENGTH = 65_536;

/** A part of a comment that stands or falls as a whole. */
export interface Section {
  /** What is said to be missing when it does not fit: `3 brands: shwe, volt, lotus`. */
  label: string;
  text: string;
}

/** Room that is kept for telling what was left out. */
const ROOM = 2000;

const leftOut = (labels: readonly string[]): string => {
  if (labels.length === 0) return '';
  const named = labels.slice(0, 10).map((label) => `- ${label}`);
  const more = labels.length > named.length ? [`- and ${labels.length - named.length} more`] : [];
  const head = `**Left out, because a comment holds ${MAX_COMMENT_LENGTH.toLocaleString('en')} characters:**`;
  const lines = [head, '', ...named, ...more, '', '`livery plan --json` has all of it.'];
  return lines.join('\n').slice(0, ROOM - 2);
};

/**
 * Puts a comment together out of its head and those sections that fit, and tells which do not.
 *
 * @param sections the most telling first; a shorter one further down still finds room
 * @returns at most `max` UTF-16 units
 */
export const fitSections = (
  head: string,
  sections: readonly Section[],
  max = MAX_COMMENT_LENGTH,
): string => {
  const kept: string[] = [head];
  const missing: string[] = [];
  let length = head.length;
  for (const { label, text } of sections) {
    if (length + text.length + 2 > max - ROOM) missing.push(label);
    else {
      kept.push(text);
      length += text.length + 2;
    }
  }
  const note = leftOut(missing);
  return `${[...kept, ...(note === '' ? [] : [note])].join('\n\n')}\n`;
};
