import type { MerchantConfig } from '#generated/merchant-config.ts';
import { knownJurisdictions } from '../checks/jurisdictions.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

/**
 * What the licence says of how often a bonus is staked.
 *
 * @returns undefined where the turnover is within its bound, or no bound is known
 */
export const findTurnoverFault = (
  turnover: number,
  { licence }: Pick<MerchantConfig, 'licence'>,
): Pick<UnplacedIssue, 'code' | 'message'> | undefined => {
  const where = knownJurisdictions().get(licence.jurisdiction);
  if (!where?.bonus) return undefined;
  const { mostTurnover, confirmed, source } = where.bonus;
  if (turnover <= mostTurnover) return undefined;
  return {
    code: confirmed ? 'licence/bonus' : 'licence/unconfirmed',
    message: `A bonus may be staked ${mostTurnover} times at most, not ${turnover}. ${where.name}: ${source.title}, ${source.section} (${source.url}).`,
  };
};
