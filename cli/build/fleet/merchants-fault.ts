import type { Problem } from '#config/problems/problem.ts';
import { InputFault } from '../../base/terminal/faults.ts';

/** Merchants cannot be used because their files are at fault; says in what. */
export class MerchantsFault extends InputFault {
  override name = 'MerchantsFault';
  /** The errors, placed. */
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(`nothing was done: ${problems.length} errors in the merchants’ files.`);
    this.problems = problems;
  }
}
