import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { SetMission } from '#generated/merchant-content.ts';
import { worthOf } from '../points/points-worth.ts';

/**
 * What a mission's reward counts in the budget of its promotion, in minor units: the bonus, or what its points are
 * worth by the brand's rate, at least one, so that no budget lasts for ever.
 */
export const missionCostMinor = (
  { amountMinor, points = 0 }: Pick<SetMission, 'amountMinor' | 'points'>,
  config: MerchantConfig,
): number => amountMinor ?? Math.max(1, worthOf(points * 100, { config }).amountMinor);
