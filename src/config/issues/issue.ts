import type { Edit, Patch } from './edit.ts';
import type { IssueCode, Severity } from './issue-rules.ts';

/** A issue before it is placed: found by a check, without line and column. */
export interface UnplacedIssue {
  code: IssueCode;
  /** The file, absolute. */
  file: string;
  /** JSON pointer to what is wrong; empty for the whole file. */
  pointer: string;
  /** The key is at fault, not its value. */
  atKey?: boolean;
  /** Where it stands if the file is not JSON: offset in characters. */
  offset?: number;
  message: string;
  suggestion?: string;
  /** What certainly puts it right, in the same file. */
  fix?: Edit[];
}

/** A issue as it is reported. Lines and columns count from 1; 0 means the file as a whole. */
export interface Issue {
  code: IssueCode;
  severity: Severity;
  /** The merchant's code, or an empty text if it concerns none. */
  merchant: string;
  /** The file, as a path from the working folder. */
  file: string;
  line: number;
  column: number;
  pointer: string;
  /** What is wrong, then the rule. */
  message: string;
  /** What would be right; empty if there is no good guess. */
  suggestion: string;
  /** The lines around it. */
  frame?: string;
  /** What puts it right, ready to apply. */
  fix?: Patch;
}

/** Adds a key to a JSON pointer, escaped as RFC 6901 says. */
export const pointerTo = (parent: string, ...keys: (string | number)[]): string =>
  keys.reduce<string>(
    (pointer, key) => `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    parent,
  );

/** The keys of a JSON pointer. */
export const pointerKeys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
