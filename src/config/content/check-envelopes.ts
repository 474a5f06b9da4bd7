import type { UnplacedIssue } from '../issues/issue.ts';
import type { RedEnvelope } from '#generated/merchant-content.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

const DAY_HOURS = 24;

/** The shortest time between two rounds, in minutes: over midnight too. */
const leastGapMinutes = (hours: readonly number[]): number => {
  const sorted = hours.toSorted((one, other) => one - other);
  const next = [...sorted.slice(1), (sorted[0] ?? 0) + DAY_HOURS];
  return Math.min(...sorted.map((hour, at) => (next[at] ?? 0) - hour)) * 60;
};

/**
 * What the schema cannot say of a round of red envelopes.
 *
 * @yields an issue where the pool is too small, or a round not over when the next one opens
 */
export function* findEnvelopeIssues({
  poolMinor,
  count,
  leastMinor,
  hours,
  openMinutes,
}: RedEnvelope): Generator<Found> {
  if (poolMinor < count * leastMinor)
    yield {
      code: 'promotion/envelopes',
      at: ['mechanic', 'poolMinor'],
      message: `${count} envelopes of at least ${leastMinor} are more than the pool of ${poolMinor}.`,
      suggestion: `Set poolMinor to ${count * leastMinor} or more.`,
    };
  const gap = leastGapMinutes(hours);
  if (openMinutes > gap)
    yield {
      code: 'promotion/envelopes',
      at: ['mechanic', 'openMinutes'],
      message: `A round stays open for ${openMinutes} minutes, and the next one opens after ${gap}.`,
      suggestion: `Set openMinutes to ${gap} or less.`,
    };
}
