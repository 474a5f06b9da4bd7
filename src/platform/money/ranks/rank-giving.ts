import type { RankStep } from '#generated/merchant-config.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

type Regular = 'monthly' | 'birthday';

const gives = (step: RankStep, when: Regular): boolean =>
  step[when].bonusMinor > 0 || step[when].points > 0;

/**
 * Which ranks of a brand give something each month or at birthdays, and of which it or a lower one does, as `claimable_rewards`
 * takes it; null where the brand has no ranks.
 */
export const rankGiving = ({ config }: Merchant): string | null => {
  if (!config.ranks.enabled) return null;
  let past = false;
  const giving = config.ranks.steps.map((step) => {
    const [month, birthday] = [gives(step, 'monthly'), gives(step, 'birthday')];
    past ||= month || birthday;
    return [step.id, { month, birthday, past }] as const;
  });
  return JSON.stringify(Object.fromEntries(giving));
};
