import type { Promotion, Raffle } from '#generated/merchant-content.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/** All prizes of a raffle together, in minor units. */
export const prizesMinor = ({ prizes }: Pick<Raffle, 'prizes'>): number =>
  prizes.reduce((sum, { count, amountMinor }) => sum + count * amountMinor, 0);

/** More winners than that are not drawn at once. */
const MOST_PRIZES = 1000;

/**
 * What the schema cannot say of a raffle.
 *
 * @yields an issue where it never ends, categories mean nothing, or too many prizes are drawn
 */
export function* findRaffleIssues(
  { source, categories, prizes }: Raffle,
  { endsAt }: Pick<Promotion, 'endsAt'>,
): Generator<Found> {
  if (endsAt === undefined)
    yield {
      code: 'promotion/raffle',
      at: [],
      message: 'A raffle without endsAt is never drawn.',
      suggestion: 'Add endsAt: tickets are given until then.',
    };
  if (source === 'deposits' && categories !== undefined)
    yield {
      code: 'promotion/raffle',
      at: ['mechanic', 'categories'],
      message: 'Deposits are of no category.',
      suggestion: 'Take the categories out, or give tickets for validBets.',
    };
  const count = prizes.reduce((sum, each) => sum + each.count, 0);
  if (count > MOST_PRIZES)
    yield {
      code: 'promotion/raffle',
      at: ['mechanic', 'prizes'],
      message: `${count} tickets would win; ${MOST_PRIZES} at most do.`,
    };
}
