import type { Issue } from '#config/issues/issue.ts';
import { InputError } from '../../base/terminal/errors.ts';

/** Merchants cannot be used because their files are at fault; says in what. */
export class MerchantsError extends InputError {
  override name = 'MerchantsError';
  /** The errors, placed. */
  readonly problems: Issue[];

  /**
   * @param issues the errors
   * @param done what was done all the same, a sentence
   */
  constructor(issues: Issue[], done = 'nothing was done') {
    const errors = issues.length === 1 ? '1 error' : `${issues.length} errors`;
    super(`${done}: ${errors} in the merchants’ files.`);
    this.problems = issues;
  }
}
