import { findFormIssue, findSizeIssue } from './svg-form.ts';

/** What is wrong with an SVG, and where. */
export interface SvgIssue {
  code: 'asset/not-svg' | 'asset/unsafe-svg';
  offset: number;
  message: string;
}

/** Blanks comments out, so that offsets hold. */
const withoutComments = (text: string): string => {
  let plain = '';
  let from = 0;
  // By hand: a pattern would look for the end of each comment that has none, up to the end of the text.
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return plain + text.slice(from);
    plain += text.slice(from, start) + text.slice(start, end + 3).replace(/[^\n]/g, ' ');
    from = end + 3;
  }
};

const dangers: [pattern: RegExp, message: string][] = [
  [/<\s*(?:[\w-]+:)?script\b/gi, 'Here is a script.'],
  [
    /<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|handler|listener|a)\b/gi,
    'This element may hold foreign content.',
  ],
  [/[\s"'/]on[a-z]+\s*=/gi, 'This attribute runs a script.'],
  [/<!ENTITY|<!DOCTYPE[^>[<]*\[/gi, 'Entities are not allowed.'],
  [/<\?xml-stylesheet/gi, 'A style sheet would be loaded.'],
  [/@import/gi, 'A style sheet would be loaded.'],
  [/attributeName\s*=\s*["']\s*(?:xlink:)?(?:href|on\w+)/gi, 'An animation changes a reference.'],
];

const references = /\b(?:xlink:)?(?:href|src)\s*=\s*(["'])\s*([\s\S]*?)\1/gi;
const isOwn = (target: string): boolean =>
  target.startsWith('#') || /^data:image\/(png|jpeg|webp|gif);base64,/i.test(target);

/** What `url(…)` names, and where it stands; without an end it names all that follows. */
const functionsIn = (text: string): [offset: number, target: string][] => {
  const last = text.lastIndexOf(')');
  return [...text.matchAll(/\burl\(/gi)].map(({ 0: call, index }) => {
    const start = index + call.length;
    const end = start > last ? text.length : text.indexOf(')', start);
    // Longer than any way to a part of the drawing; a picture is told by its beginning.
    const inner = text.slice(start, Math.min(end, start + 200)).trim();
    return [index, inner.replaceAll(/^["']\s*|\s*["']$/g, '')];
  });
};

const findRoot = (text: string): number =>
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/.exec(text)?.[0].length ?? -1;

/**
 * Finds what makes a text no SVG, or an SVG that runs scripts or loads something from elsewhere.
 *
 * @returns the faults in the order of the text; none if the SVG may be served
 */
export const findSvgIssues = (source: string): SvgIssue[] => {
  const text = withoutComments(source);
  if (findRoot(text) < 0) {
    return [{ code: 'asset/not-svg', offset: 0, message: 'This file does not begin with <svg>.' }];
  }
  if (!/<\/svg\s*>\s*$/.test(text) && !/^[^<]*(<\?[^>]*>\s*)?<svg[^>]*\/>\s*$/.test(text)) {
    return [{ code: 'asset/not-svg', offset: text.length, message: 'The <svg> is not closed.' }];
  }
  if (!/<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text)) {
    const message =
      'The <svg> lacks xmlns="http://www.w3.org/2000/svg"; browsers would not draw it.';
    return [{ code: 'asset/not-svg', offset: Math.max(0, text.indexOf('<svg')), message }];
  }
  const issues: SvgIssue[] = [];
  for (const [pattern, message] of dangers) {
    for (const { index } of text.matchAll(pattern)) {
      issues.push({ code: 'asset/unsafe-svg', offset: index, message });
    }
  }
  const named = [...text.matchAll(references)].map(
    ({ index, 2: target = '' }) => [index, target] as const,
  );
  for (const [offset, target] of [...named, ...functionsIn(text)]) {
    if (isOwn(target.trim())) continue;
    const message = `This refers to something outside the file: “${target.slice(0, 60)}”.`;
    issues.push({ code: 'asset/unsafe-svg', offset, message });
  }
  const broken = issues.length === 0 && (findFormIssue(source) ?? findSizeIssue(text));
  if (broken) return [{ code: 'asset/not-svg', ...broken }];
  return issues.toSorted((one, other) => one.offset - other.offset);
};
