import type { IssueCode, Severity } from '#config/issues/issue-rules.ts';
import type { Issue } from '#config/issues/issue.ts';
import type { Fixed } from './fix-merchants.ts';

/** Issues with one cause. */
export interface IssueGroup {
  code: IssueCode;
  severity: Severity;
  /** Below the merchant's folder: `merchant.json`, `content/banners.json`. */
  file: string;
  /** A JSON pointer in which `*` stands for any position of a list. */
  pointer: string;
  /** What is wrong, `…` where the merchants’ own values differ, then the rule. */
  message: string;
  /** How many issues there are, and of how many merchants. */
  count: number;
  merchants: number;
  /** The first three. */
  first: Issue[];
  /** How many of them `--fix` mends, and the command that mends this cause only; none mends nothing. */
  fix?: { count: number; command: string };
}

/** What `livery check --json` prints. */
export interface CheckReport {
  /** There is no error; warnings and notes may be. */
  ok: boolean;
  /** How many merchants were checked. */
  merchants: number;
  /** Their codes. */
  codes: readonly string[];
  /** How many of the issues are errors. */
  errors: number;
  /** Every issue by itself, by merchant, file and place. */
  problems: Issue[];
  /** The same issues by their causes: errors first, then the most frequent. */
  groups: IssueGroup[];
  /** What was put right; only with `--fix`. */
  fixed?: Fixed[];
}
