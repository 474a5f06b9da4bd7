import type { UnplacedIssue } from '../issues/issue.ts';
import { decodeText } from './decode-text.ts';
import { explainSyntax } from './explain-syntax.ts';
import { findHiddenTexts } from './hidden-text.ts';
import { findKeyIssues, hasForbiddenKey } from './key-issues.ts';
import { readBytes, type Bytes } from './read-bytes.ts';
import { countKeys, scanJson } from './scan-json.ts';

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
