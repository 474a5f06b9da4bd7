import { findFormIssue, findSizeIssue } from './svg-form.ts';

/** What is wrong with an SVG, and where. */
export interface SvgIssue {
  code: 'asset/not-svg' | 'asset/unsafe-svg';
  offset: number;
  message: string;
}

/** Blanks comments out, so that offsets hold. */
const withoutComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));

const dangers: [pattern: RegExp, message: string][] = [
  [/<\s*(?:[\w-]+:)?script\b/gi, 'Here is a script.'],
  [
    /<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|handler|listener|a)\b/gi,
    'This element may hold foreign content.',
  ],
  [/[\s"'/]on[a-z]+\s*=/gi, 'This attribute runs a script.'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/gi, 'Entities are not allowed.'],
  [/<\?xml-stylesheet/gi, 'A style sheet would be loaded.'],
  [/@import/gi, 'A style sheet would be loaded.'],
  [/attributeName\s*=\s*["']\s*(?:xlink:)?(?:href|on\w+)/gi, 'An animation changes a reference.'],
];

const references = /\b(?:xlink:)?(?:href|src)\s*=\s*(["'])\s*([\s\S]*?)\1/gi;
const functions = /\burl\(\s*(["']?)\s*([^)]*?)\1\s*\)/gi;
const isOwn = (target: string): boolean =>
  target.startsWith('#') || /^data:image\/(png|jpeg|webp|gif);base64,/i.test(target);

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
  for (const pattern of [references, functions]) {
    for (const { index, 2: target = '' } of text.matchAll(pattern)) {
      if (isOwn(target.trim())) continue;
      const message = `This refers to something outside the file: “${target.slice(0, 60)}”.`;
      issues.push({ code: 'asset/unsafe-svg', offset: index, message });
    }
  }
  const broken = issues.length === 0 && (findFormIssue(source) ?? findSizeIssue(text));
  if (broken) return [{ code: 'asset/not-svg', ...broken }];
  return issues.toSorted((one, other) => one.offset - other.offset);
};
