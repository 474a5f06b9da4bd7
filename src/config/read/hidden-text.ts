import { findHidden } from '#domain/hidden-characters.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { pointerTo } from '../issues/issue.ts';

/**
 * What a JSON text holds if any of its texts has a hidden character: such a character itself, or an
 * escape. Most files hold neither, and are not walked.
 */
// oxlint-disable-next-line no-control-regex -- it looks for them
const SUSPICIOUS = /\\[ubf]|[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

/**
 * Finds every hidden character of a JSON file's keys and texts (see `findHidden`).
 *
 * @param value what the text parses to
 */
export const findHiddenTexts = (file: string, text: string, value: unknown): UnplacedIssue[] => {
  if (!SUSPICIOUS.test(text)) return [];
  const issues: UnplacedIssue[] = [];
  const ownTheme = (given: string, pointer: string, atKey: boolean): void => {
    const hidden = findHidden(given);
    if (!hidden) return;
    issues.push({
      code: 'text/hidden-character',
      file,
      pointer,
      ...(atKey && { atKey }),
      message: `Character ${hidden.offset + 1} of this text is ${hidden.name} (${hidden.codePoint}).`,
      suggestion: 'Take it out; nobody sees it.',
    });
  };
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node === 'string') ownTheme(node, pointer, false);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      const place = pointerTo(pointer, key);
      if (!Array.isArray(node)) ownTheme(key, place, true);
      walk(inner, place);
    }
  };
  walk(value, '');
  return issues;
};
