import { type UnplacedIssue, pointerTo } from '../issues/issue.ts';
import { decodeText } from './decode-text.ts';
import { findKeyIssues, hasForbiddenKey } from './key-issues.ts';
import { readBytes, type Bytes } from './read-bytes.ts';
import { countKeys, scanJson } from './scan-json.ts';
import { findHidden } from '#domain/hidden-characters.ts';

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
const findHiddenTexts = (file: string, text: string, value: unknown): UnplacedIssue[] => {
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

/** Where a JSON text breaks and why, in plain words. */
interface SyntaxIssue {
  message: string;
  offset: number;
}

const explanations: [at: RegExp, before: RegExp, message: string][] = [
  [/^\/[/*]/, /$/, 'JSON has no comments.'],
  [/^'/, /$/, 'Texts stand in double quotes.'],
  [/^[}\]]/, /,\s*$/, 'A comma stands after the last item.'],
  [/^["{[\d]/, /["}\]\w]\s*$/, 'A comma is missing before this.'],
  [/^[A-Za-z_$]/, /[{,]\s*$/, 'Keys stand in double quotes.'],
  [/^(undefined|NaN|Infinity|-Infinity)/, /$/, 'JSON has no such value.'],
  [/^\n/, /$/, 'A text ends on the line on which it begins.'],
  [/^$/, /$/, 'The file ends too early: a bracket or a quote is not closed.'],
];

const offsetOf = (message: string, text: string): number => {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return position === undefined ? text.length : Math.min(Number(position), text.length);
};

/**
 * Explains why `JSON.parse` refused a text.
 *
 * @param message of the error that it threw
 */
const explainSyntax = (text: string, message: string): SyntaxIssue => {
  const offset = offsetOf(message, text);
  const [after, before] = [text.slice(offset), text.slice(0, offset)];
  const known = explanations.find(([at, then]) => at.test(after) && then.test(before));
  const engine = message.replace(/ \(line \d+ column \d+\)| in JSON| at position \d+/g, '');
  return { offset, message: known?.[2] ?? `This is not JSON: ${engine}.` };
};

const MAX_BYTES = 2 * 1024 ** 2;
/** Deeper than any valid file, shallow enough for every recursive function here. */
const MAX_DEPTH = 40;

/** A JSON file: its value, or the issues that keep it from having one. */
export interface JsonFile {
  file: string;
  /** The text, if there is one, for line numbers and code frames. */
  text: string;
  value?: unknown;
  issues: UnplacedIssue[];
}

/** Reads a file, or says why not. */
export type ReadBytes = (file: string, maxBytes: number) => Bytes;

/**
 * Reads the text of a file that should be JSON, and never throws for what stands there.
 *
 * @param file absolute path
 * @returns the text, or what is wrong with the file
 */
export const readText = (file: string, read: ReadBytes = readBytes): JsonFile => {
  const bytes = read(file, MAX_BYTES);
  if (!bytes.ok) {
    const { code, message } = bytes;
    return { file, text: '', issues: [{ code, file, pointer: '', message }] };
  }
  const { text, issue } = decodeText(bytes.bytes);
  if (issue) return { file, text, issues: [{ ...issue, file, pointer: '' }] };
  if (text.trim() === '') {
    const message = 'This file holds nothing but white space.';
    return { file, text, issues: [{ code: 'file/empty', file, pointer: '', message }] };
  }
  return { file, text, issues: [] };
};

/**
 * Reads a JSON file and never throws for what stands in it. A file with any fault of its form
 * has no value, so that later checks need not fear it.
 *
 * @param file absolute path
 */
export const readJson = (file: string, read?: ReadBytes): JsonFile => {
  const text = readText(file, read);
  return text.issues.length > 0 ? text : parseJson(file, text.text);
};

/**
 * Parses the text of a JSON file, with the same care as `readJson`.
 *
 * @param file absolute path that issues name
 */
export const parseJson = (file: string, text: string): JsonFile => {
  const scan = scanJson(text, MAX_DEPTH);
  if (scan.tooDeepAt >= 0) {
    const message = `Here begins level ${MAX_DEPTH + 1}.`;
    const issue: UnplacedIssue = {
      code: 'json/too-deep',
      file,
      pointer: '',
      message,
      offset: scan.tooDeepAt,
    };
    return { file, text, issues: [issue] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { offset, message } = explainSyntax(text, (error as SyntaxError).message);
    return { file, text, issues: [{ code: 'json/syntax', file, pointer: '', message, offset }] };
  }
  if (countKeys(value) !== scan.keys || hasForbiddenKey(value)) {
    return { file, text, issues: findKeyIssues(file, text) };
  }
  const hidden = findHiddenTexts(file, text, value);
  if (hidden.length > 0) return { file, text, issues: hidden };
  return { file, text, value, issues: [] };
};
