import type { RebateBoost } from '#generated/merchant-content.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/**
 * What the schema cannot say of a boost.
 *
 * @yields an issue unless it says one of the two ways
 */
export function* findBoostIssues({ times, addPercent }: RebateBoost): Generator<Found> {
  if ((times === undefined) === (addPercent === undefined))
    yield {
      code: 'promotion/boost',
      at: ['mechanic'],
      message:
        times === undefined
          ? 'The rebate is neither multiplied nor added to.'
          : 'The rebate is both multiplied and added to.',
      suggestion: 'Give either “times” or “addPercent”.',
    };
}
