import type { Fault, Severity } from '#config/problems/fault-codes.ts';
import type { Problem } from '#config/problems/problem.ts';
import type { Fixed } from './fix-merchants.ts';

/** Problems of one cause. */
export interface ProblemGroup {
  code: Fault;
  severity: Severity;
  /** Below the merchant's folder: `merchant.json`, `content/banners.json`. */
  file: string;
  /** A JSON pointer in which `*` stands for any position of a list. */
  pointer: string;
  /** What is wrong, `…` where the merchants’ own values differ, then the rule. */
  message: string;
  /** How many problems there are, and of how many merchants. */
  count: number;
  merchants: number;
  /** The first three. */
  first: Problem[];
  /** How many of them `--fix` mends, and the command that mends this cause only; none mends nothing. */
  fix?: { count: number; command: string };
}

/** What `livery check --json` prints. */
export interface CheckReport {
  /** There is no error; warnings and notes may be. */
  ok: boolean;
  /** How many merchants were checked. */
  merchants: number;
  /** How many of the problems are errors. */
  errors: number;
  /** Every problem by itself, by merchant, file and place. */
  problems: Problem[];
  /** The same problems by their causes: errors first, then the most frequent. */
  groups: ProblemGroup[];
  /** What was put right; only with `--fix`. */
  fixed?: Fixed[];
}
