import { gameNames } from '#generated/game-names.ts';
import type { FreeStake } from '#generated/merchant-content.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/**
 * What the schema cannot say of a free stake.
 *
 * @yields an issue for each game that there is not, and where less than the bonus becomes cash
 */
export function* findFreeStakeIssues({
  games,
  amountMinor,
  winMostMinor,
}: FreeStake): Generator<Found> {
  for (const [at, code] of games.entries())
    if (!(code in gameNames))
      yield {
        code: 'promotion/free-stake',
        at: ['mechanic', 'games', at],
        message: `There is no game “${code}”.`,
        suggestion: didYouMean(code, Object.keys(gameNames)),
      };
  if (winMostMinor < amountMinor)
    yield {
      code: 'promotion/free-stake',
      at: ['mechanic', 'winMostMinor'],
      message: `Less becomes cash (${winMostMinor}) than was given (${amountMinor}).`,
      suggestion: `Set winMostMinor to ${amountMinor} or more.`,
    };
}
