import {
  type LimitInUse,
  type LimitKind,
  limitKinds,
  type LimitPeriod,
  limitPeriods,
  lowestLimit,
} from '#domain/protection-limits.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { OwnLimit, Usage } from './read-facts.ts';

type Caps = MerchantConfig['protection']['caps'];

/** A limit with everything of which it is made. */
export interface FullLimit extends LimitInUse {
  own: OwnLimit | null;
  /** The merchant's, for everyone; null: none. */
  cap: number | null;
}

/** All limits of a member, whether or not anything is set. */
export const limitsInUse = (own: readonly OwnLimit[], caps: Caps, usage: Usage): FullLimit[] =>
  limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const set = own.find((limit) => limit.kind === kind && limit.period === period) ?? null;
      const cap = capOf(caps, kind, period);
      const effective = lowestLimit(set?.amount ?? null, cap);
      return { kind, period, own: set, cap, effective, used: usage[kind][period] };
    }),
  );

/** Whether anything is limited at all, by the member or by the merchant. */
export const hasLimits = (own: readonly OwnLimit[], caps: Caps): boolean =>
  own.some(({ amount }) => amount !== null) || Object.values(caps).some((cap) => cap > 0);

/** What the merchant allows anyone: minor units, or seconds of play; null for no limit. */
export const capOf = (caps: Caps, kind: LimitKind, period: LimitPeriod): number | null => {
  const named = `${period[0]?.toUpperCase() ?? ''}${period.slice(1)}` as Capitalize<LimitPeriod>;
  const cap =
    kind === 'session' ? caps[`session${named}Minutes`] * 60 : caps[`${kind}${named}Minor`];
  return cap > 0 ? cap : null;
};
