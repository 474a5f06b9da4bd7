import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { IssueCode } from '../issues/issue-rules.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';

/** What a check may look at: a merchant whose file obeys the schema. */
export interface Subject {
  /** Name of the folder. */
  slug: string;
  /** The folder, absolute. */
  folder: string;
  /** merchant.json, absolute. */
  file: string;
  config: MerchantConfig;
}

/** A rule beyond the schema: yields what is wrong with one merchant. */
export type Check = (subject: Subject) => Iterable<UnplacedIssue>;

/**
 * A issue in the merchant's own file.
 *
 * @param path keys that lead to the value at fault
 */
export const makeIssue = (
  subject: Subject,
  code: IssueCode,
  path: (string | number)[],
  message: string,
  suggestion = '',
): UnplacedIssue => ({
  code,
  file: subject.file,
  pointer: pointerTo('', ...path),
  message,
  suggestion,
});
