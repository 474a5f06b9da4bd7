/** Signs that Markdown, HTML or GitHub give a meaning: links, mentions, tables, tags, references. */
const MEANT = /[&<>"'`*_{}[\]()|\\~!@$#:.^]/g;

/** Signs without a form of their own, and those that turn the direction of what follows. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- exactly those are meant
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const hexOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A text of somebody else as text in Markdown: whatever it holds is shown and nothing of it is
 * obeyed. Signs that cannot be seen are written as their numbers.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(MEANT, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(UNSEEN, (sign) => `&#91;${hexOf(sign)}&#93;`);

/** The same in the letters of code; nobody is mentioned there. */
export const codeOf = (text: string): string => `<code>${escapeMarkdown(text)}</code>`;

/** GitHub draws a swatch beside a colour that stands alone in a code span. */
const COLOR = /^#[0-9a-f]{6}$/i;

/** The value of a custom property: a color as GitHub draws a swatch for it, else as code. */
export const valueOf = (value: string | null): string => {
  if (value === null) return 'unset';
  if (COLOR.test(value)) return `\`${value}\``;
  return codeOf(value.length > MAX_SIGNS ? `${value.slice(0, MAX_SIGNS - 1)}…` : value);
};

/** Longer values are cut; `livery plan --json` has them whole. */
const MAX_SIGNS = 60;
