/** A rule of a stylesheet, as far as the search for used rules needs it. */
export type CssRule =
  /** `selectors` holds the classes that each selector of the list needs. */
  | { kind: 'style'; selectors: string[][]; text: string }
  | { kind: 'group'; prelude: string; rules: CssRule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string };

/** Steps over a string or a comment that begins at `at`; answers where the next letter is. */
const skipOpaque = (css: string, at: number): number => {
  const letter = css[at];
  if (letter === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  if (letter !== '"' && letter !== "'") return at + (letter === '\\' ? 2 : 1);
  let end = at + 1;
  while (end < css.length && css[end] !== letter) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
};

/** Where the block that opens at `open` closes. */
const blockEnd = (css: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < css.length; at = skipOpaque(css, at)) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The stylesheet ends within a block.');
};

/** Where the prelude that begins at `start` ends: at its block or its semicolon. */
const preludeEnd = (css: string, start: number): number => {
  let at = start;
  while (at < css.length && css[at] !== '{' && css[at] !== ';') at = skipOpaque(css, at);
  return at;
};

/** What stands in brackets (`:not(.a)`, `[x=".b"]`) does not say which classes must be there. */
const withoutBrackets = (selector: string): string => {
  let text = selector;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return text;
};

const classesOf = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

const splitList = (selectors: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at = skipOpaque(selectors, at)) {
    if (selectors[at] === '(' || selectors[at] === '[') depth += 1;
    if (selectors[at] === ')' || selectors[at] === ']') depth -= 1;
    if (selectors[at] === ',' && depth === 0) {
      parts.push(selectors.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, selectors.slice(start)];
};

const makeRule = (prelude: string, block: string): CssRule => {
  const text = `${prelude}{${block}}`;
  if (/^@(media|supports|layer|container|scope)\b/.test(prelude)) {
    return { kind: 'group', prelude, rules: parseCss(block) };
  }
  const name = /^@(?:-\w+-)?keyframes\s+(\S+)/.exec(prelude)?.[1];
  if (name !== undefined) return { kind: 'keyframes', name, text };
  if (prelude.startsWith('@')) return { kind: 'other', text };
  return { kind: 'style', selectors: splitList(prelude).map(classesOf), text };
};

/**
 * Splits a stylesheet into its rules. Knows strings, comments, at-rules and groups; leaves what is
 * within a rule as it stands.
 *
 * @throws when a block is not closed
 */
export const parseCss = (css: string): CssRule[] => {
  const rules: CssRule[] = [];
  for (let at = 0; at < css.length;) {
    if (/\s/.test(css[at] ?? '') || css.startsWith('/*', at)) {
      at = skipOpaque(css, at);
      continue;
    }
    const end = preludeEnd(css, at);
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude !== '') rules.push({ kind: 'other', text: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = blockEnd(css, end);
    rules.push(makeRule(prelude, css.slice(end + 1, close)));
    at = close + 1;
  }
  return rules;
};
