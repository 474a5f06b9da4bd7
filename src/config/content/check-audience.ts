import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { Promotion } from '#generated/merchant-content.ts';
import { countryName } from '../checks/country-name.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean, listed } from '../schema/nearest.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/**
 * What the schema cannot say of who may take part.
 *
 * @yields an issue where nobody of this brand could
 */
export function* findAudienceIssues(
  { mechanic, audience }: Pick<Promotion, 'mechanic' | 'audience'>,
  config: MerchantConfig,
): Generator<Found> {
  for (const [at, country] of (audience?.countries ?? []).entries()) {
    const problem = problemOf(country, config);
    if (problem === undefined) continue;
    yield {
      code: 'promotion/audience',
      at: ['audience', 'countries', at],
      message: `“${country}” ${problem}.`,
      suggestion: 'Name countries whose people the brand takes.',
    };
  }
  if (audience?.ranks) yield* findRankIssues(audience.ranks, config);
  const limits = mechanic && 'limits' in mechanic ? mechanic.limits : undefined;
  if (limits?.perHousehold !== undefined && !config.signIn.profileFields.includes('address'))
    yield {
      code: 'promotion/audience',
      at: ['mechanic', 'limits', 'perHousehold'],
      message: 'The profile of this brand asks for no address: nobody could join.',
      suggestion: 'Add "address" to /signIn/profileFields, or take the limit out.',
    };
}

function* findRankIssues(asked: readonly string[], { ranks }: MerchantConfig): Generator<Found> {
  const known = ranks.enabled ? ranks.steps.map(({ id }) => id) : [];
  for (const [at, rank] of asked.entries()) {
    if (known.includes(rank)) continue;
    yield {
      code: 'promotion/audience',
      at: ['audience', 'ranks', at],
      message: `The brand has no rank “${rank}”.`,
      suggestion:
        didYouMean(rank, known) ||
        (known.length > 0 ? `Known: ${listed(known)}.` : 'It has no ranks.'),
    };
  }
}

const problemOf = (country: string, config: MerchantConfig): string | undefined => {
  if (countryName(country) === undefined) return 'is no country';
  const isBlocked = config.regionRestriction.blockedCountries.some((each) => each === country);
  return isBlocked ? 'is blocked by /regionRestriction/blockedCountries' : undefined;
};
