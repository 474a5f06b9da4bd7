import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { Promotion } from '#generated/merchant-content.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/**
 * What the schema cannot say of who may take part.
 *
 * @yields an issue where nobody of this brand could
 */
export function* findAudienceIssues(
  { mechanic }: Pick<Promotion, 'mechanic'>,
  config: MerchantConfig,
): Generator<Found> {
  const limits = mechanic && 'limits' in mechanic ? mechanic.limits : undefined;
  if (limits?.perHousehold !== undefined && !config.signIn.profileFields.includes('address'))
    yield {
      code: 'promotion/audience',
      at: ['mechanic', 'limits', 'perHousehold'],
      message: 'The profile of this brand asks for no address: nobody could join.',
      suggestion: 'Add "address" to /signIn/profileFields, or take the limit out.',
    };
}
