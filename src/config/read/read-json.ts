import type { Finding } from '../problems/problem.ts';
import { decodeText } from './decode-text.ts';
import { explainSyntax } from './explain-syntax.ts';
import { findHiddenTexts } from './hidden-text.ts';
import { findKeyFaults, hasForbiddenKey } from './key-faults.ts';
import { readBytes, type Bytes } from './read-bytes.ts';
import { countKeys, scanJson } from './scan-json.ts';

const MAX_BYTES = 2 * 1024 ** 2;
/** Deeper than any valid file, shallow enough for every recursive function here. */
const MAX_DEPTH = 40;

/** A JSON file: its value, or the findings that keep it from having one. */
export interface JsonFile {
  file: string;
  /** The text, if there is one, for line numbers and code frames. */
  text: string;
  value?: unknown;
  findings: Finding[];
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
    return { file, text: '', findings: [{ code, file, pointer: '', message }] };
  }
  const { text, fault } = decodeText(bytes.bytes);
  if (fault) return { file, text, findings: [{ ...fault, file, pointer: '' }] };
  if (text.trim() === '') {
    const message = 'This file holds nothing but white space.';
    return { file, text, findings: [{ code: 'file/empty', file, pointer: '', message }] };
  }
  return { file, text, findings: [] };
};

/**
 * Reads a JSON file and never throws for what stands in it. A file with any fault of its form
 * has no value, so that later checks need not fear it.
 *
 * @param file absolute path
 */
export const readJson = (file: string, read?: ReadBytes): JsonFile => {
  const text = readText(file, read);
  return text.findings.length > 0 ? text : parseJson(file, text.text);
};

/**
 * Parses the text of a JSON file, with the same care as `readJson`.
 *
 * @param file absolute path that findings name
 */
export const parseJson = (file: string, text: string): JsonFile => {
  const scan = scanJson(text, MAX_DEPTH);
  if (scan.tooDeepAt >= 0) {
    const message = `Here begins level ${MAX_DEPTH + 1}.`;
    const finding: Finding = {
      code: 'json/too-deep',
      file,
      pointer: '',
      message,
      offset: scan.tooDeepAt,
    };
    return { file, text, findings: [finding] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { offset, message } = explainSyntax(text, (error as SyntaxError).message);
    return { file, text, findings: [{ code: 'json/syntax', file, pointer: '', message, offset }] };
  }
  if (countKeys(value) !== scan.keys || hasForbiddenKey(value)) {
    return { file, text, findings: findKeyFaults(file, text) };
  }
  const hidden = findHiddenTexts(file, text, value);
  if (hidden.length > 0) return { file, text, findings: hidden };
  return { file, text, value, findings: [] };
};
