import type { Credit } from './member-facts.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/** Which deposit a promotion waits for. */
export interface DepositCondition {
  /** The smallest that counts, by what it credits. In minor units. */
  leastMinor: number;
  /** Which of those that count; null: the next one after joining. */
  nth: number | null;
  /** Whether they are counted anew each day. */
  isDaily: boolean;
}

/** The deposit that a promotion's terms wait for; null where they wait for none. */
export const depositConditionOf = (terms: PromotionTerms): DepositCondition | null => {
  if (terms.kind === 'dailyMatch') return { ...leastOf(terms), nth: 1, isDaily: true };
  if (terms.kind === 'depositMatch') return { ...leastOf(terms), nth: terms.nth, isDaily: false };
  if (terms.kind !== 'freeStake' || terms.trigger?.kind !== 'deposit') return null;
  return { ...leastOf(terms.trigger), nth: terms.trigger.nth ?? null, isDaily: false };
};

const leastOf = ({ leastMinor }: { leastMinor: number }) => ({ leastMinor });

/** How many of the deposits count, of a daily condition those of today. */
const countDeposits = (
  { leastMinor, isDaily }: DepositCondition,
  credits: readonly Credit[],
  today: string,
): number =>
  credits.filter(({ creditMinor, day }) => creditMinor >= leastMinor && (!isDaily || day === today))
    .length;

/** Whether the newest deposit, which the credits hold, is the one that is waited for. */
export const isMetBy = (
  condition: DepositCondition,
  creditMinor: number,
  credits: readonly Credit[],
  today: string,
): boolean =>
  creditMinor >= condition.leastMinor &&
  (condition.nth === null || countDeposits(condition, credits, today) === condition.nth);

/** Whether the deposit that is waited for has been made before. */
export const isPastCondition = (
  condition: DepositCondition,
  credits: readonly Credit[],
  today: string,
): boolean => condition.nth !== null && countDeposits(condition, credits, today) >= condition.nth;
