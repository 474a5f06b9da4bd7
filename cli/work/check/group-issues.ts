import path from 'node:path';
import { issueRules, type IssueCode, type Severity } from '#config/issues/issue-rules.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import { pointerKeys } from '#config/issues/issue.ts';

/** Findings of one cause: the same fault at the same kind of place, told in the same words. */
export interface Cause {
  code: IssueCode;
  severity: Severity;
  /** The file as every merchant's folder has it: `merchant.json`, `content/banners.json`. */
  file: string;
  /** Where in it; `*` stands for any position of a list. */
  pointer: string;
  /** What is wrong, `…` where their own values differ, then the rule. */
  message: string;
  /** By merchant. */
  issues: MerchantIssue[];
}

const OWN = '…';

/** Texts in quotes, addresses, host names, colors and numbers: what one merchant has and another not. */
const ownValues =
  /“[^”]*”|"(?:[^"\\]|\\.)*"|https?:\/\/\S+|#[0-9a-f]{3,8}\b|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b|(?<![\w.])-?\d+(?:[.,:]\d+)*/gi;

const codeLike = /[a-z][a-z0-9-]+/g;

/** Faults whose words are all the schema's: a key that is missing is the cause itself. */
const ofSchema = new Set<IssueCode>([
  'config/missing-key',
  'config/unknown-key',
  'flag/contradiction',
]);

/** The words of a message that all merchants with this fault share. */
const sharedWords = (
  { code, message, pointer }: MerchantIssue,
  codes: ReadonlySet<string>,
): string => {
  if (ofSchema.has(code)) return message;
  const keys = pointerKeys(pointer);
  return message
    .replaceAll(ownValues, (value) => {
      if (!value.startsWith('“')) return OWN;
      return keys.includes(value.slice(1, -1)) ? value : `“${OWN}”`;
    })
    .replaceAll(codeLike, (word) => (codes.has(word) ? OWN : word));
};

const anyPosition = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/**
 * Puts issues of one cause together, the most frequent of the gravest first.
 *
 * @param root the folder of all merchants, absolute
 * @param codes of all merchants: a message may name another brand
 */
export const groupIssues = (
  issues: readonly MerchantIssue[],
  root: string,
  codes: readonly string[],
): Cause[] => {
  const known = new Set(codes);
  const causes = new Map<string, Cause>();
  for (const issue of issues) {
    const { code } = issue;
    const { severity, rule } = issueRules[code];
    const file = path.relative(path.join(root, issue.merchant), issue.file);
    const pointer = anyPosition(issue.pointer);
    const words = sharedWords(issue, known);
    const key = [code, file, pointer, words].join('\0');
    const cause = causes.get(key);
    const told = `${issue.message} ${rule}`;
    if (!cause) causes.set(key, { code, severity, file, pointer, message: told, issues: [issue] });
    else {
      cause.issues.push(issue);
      // As long as all say the same, it is told as it is.
      if (cause.message !== told) cause.message = `${words} ${rule}`;
    }
  }
  return [...causes.values()].toSorted(inOrder);
};

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

const inOrder = (one: Cause, other: Cause): number =>
  WEIGHT[one.severity] - WEIGHT[other.severity] || other.issues.length - one.issues.length;
