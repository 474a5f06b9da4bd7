/** Where an XML text breaks, and why. */
export interface FormIssue {
  offset: number;
  message: string;
}

const PART = '[\\p{L}_][\\p{L}\\p{N}_.\\-]*';
const NAME = `${PART}(?::${PART})?`;
/** White space as XML knows it; JavaScript knows more. */
const SPACE = '[ \\t\\r\\n]';
const ATTRIBUTE = `${SPACE}+(?:${NAME})${SPACE}*=${SPACE}*(?:"[^"<]*"|'[^'<]*')`;
const TAG = new RegExp(`<(/?)(${NAME})((?:${ATTRIBUTE})*)${SPACE}*(/?)>`, 'uy');
const NAMES = new RegExp(`${SPACE}(${NAME})${SPACE}*=${SPACE}*(?:"[^"]*"|'[^']*')`, 'gu');
/** Comments, instructions, the document type and character data, each as a whole. */
const OTHER =
  /<!--(?:(?!--)[\s\S])*-->|<\?(?:(?!\?>)[\s\S])*\?>|<!DOCTYPE[^>[]*>|<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>/y;
// oxlint-disable-next-line no-control-regex -- these are the signs that XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos);|#(\d+);|#x([\dA-Fa-f]+);)?/g;

const isChar = (code: number): boolean =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);

/** A bare `&`, or a name that XML does not know. */
const findReferenceIssue = (text: string, from: number): FormIssue | undefined => {
  if (!text.includes('&')) return undefined;
  for (const match of text.matchAll(REFERENCE)) {
    const [, name, decimal, hexadecimal] = match;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    if (name === undefined && !isChar(code)) {
      return { offset: from + match.index, message: 'Here stands a “&” that begins no character.' };
    }
  }
  return undefined;
};

const namesOf = (attributes: string): string[] =>
  [...attributes.matchAll(NAMES)].map(([, name = '']) => name);

/** The first that stands twice. */
const twiceNamed = (names: readonly string[]): string | undefined =>
  new Set(names).size === names.length
    ? undefined
    : names.find((name, index) => names.indexOf(name) !== index);

interface Walk {
  open: string[];
  hadRoot: boolean;
}

/** A prefix of an element or attribute that no xmlns declares. */
const strangePrefix = (text: string, names: readonly string[]): string | undefined =>
  names
    .flatMap((each) => (each.includes(':') ? [each.slice(0, each.indexOf(':'))] : []))
    .find((prefix) => !/^xml(ns)?$/.test(prefix) && !text.includes(`xmlns:${prefix}=`));

/** Takes a tag into the walk; answers what is wrong with it. */
const takeTag = (
  walk: Walk,
  [, slash, name = '', attributes = '', empty]: RegExpExecArray,
  names: readonly string[],
): string => {
  const { open } = walk;
  if (slash) {
    const last = open.pop();
    if (last === name && attributes === '' && !empty) return '';
    return last === undefined
      ? `</${name}> closes nothing.`
      : `</${name}> stands where <${last}> closes.`;
  }
  if (open.length === 0 && walk.hadRoot) return 'A second element stands after the first.';
  walk.hadRoot = true;
  const twice = twiceNamed(names);
  if (twice !== undefined) return `The attribute ${twice} stands twice.`;
  if (!empty) open.push(name);
  return '';
};

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * Finds where a text is not well-formed XML: a program that draws it would stop there.
 *
 * @returns undefined when nothing is wrong
 */
export const findFormIssue = (text: string): FormIssue | undefined => {
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden)
    return { offset: forbidden.index, message: 'Here stands a sign that XML forbids.' };
  const walk: Walk = { open: [], hadRoot: false };
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? text.length : next);
    const stray =
      walk.open.length === 0 && /[^ \t\r\n]/.test(at === 0 ? words.replace(/^\uFEFF/, '') : words);
    if (stray || words.includes(']]>'))
      return { offset: at, message: 'A text stands where none may.' };
    const issue = findReferenceIssue(words, at);
    if (issue) return issue;
    if (next < 0) break;
    const tag = matchAt(TAG, text, next);
    const whole = tag ?? matchAt(OTHER, text, next);
    if (!whole) return { offset: next, message: 'This element is not closed.' };
    const names = namesOf(tag?.[3] ?? '');
    const prefix = tag && strangePrefix(text, [tag[2] ?? '', ...names]);
    const unknown = prefix ? `The prefix ${prefix}: is not declared.` : '';
    const message = unknown || (tag ? takeTag(walk, tag, names) : '');
    if (message !== '') return { offset: next, message };
    const inner = tag ? findReferenceIssue(tag[3] ?? '', next) : undefined;
    if (inner) return inner;
    at = next + whole[0].length;
  }
  const last = walk.open.at(-1);
  return last === undefined
    ? undefined
    : { offset: text.length, message: `<${last}> is not closed.` };
};

/** The largest measure of a picture that is drawn, in its own units. */
const LARGEST = 100_000;

const isMeasure = (text: string): boolean => {
  const size = Number.parseFloat(text);
  return /^\s*\+?[\d.]/.test(text) && size > 0 && size <= LARGEST;
};

/**
 * Finds a width, height or view box by which nothing can be drawn.
 *
 * @param text begins with its root element, after comments and instructions
 */
export const findSizeIssue = (text: string): FormIssue | undefined => {
  const root = /<svg\b[^>]*>/.exec(text);
  if (!root) return undefined;
  for (const match of root[0].matchAll(/\s(width|height|viewBox)\s*=\s*(["'])(.*?)\2/gs)) {
    const [, name = '', , value = ''] = match;
    const parts = value.trim().split(/[\s,]+/);
    const isBox = parts.length === 4 && parts.every((part) => Math.abs(Number(part)) <= LARGEST);
    const fits = name === 'viewBox' ? isBox && parts.slice(2).every(isMeasure) : isMeasure(value);
    const message = `By ${name}="${value.slice(0, 60)}" nothing can be drawn.`;
    if (!fits) return { offset: root.index + match.index + 1, message };
  }
  return undefined;
};
