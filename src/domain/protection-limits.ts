/** What a member may limit: money paid in, money lost, money staked, time played. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;

export type LimitKind = (typeof limitKinds)[number];

/** The windows of a limit: the last 24 hours, the last 7 days, the last month. */
export const limitPeriods = ['day', 'week', 'month'] as const;

export type LimitPeriod = (typeof limitPeriods)[number];

/**
 * A higher limit that has waited may be confirmed for so many days; then the wish is forgotten. Else who asks in advance would
 * never have to wait when it matters.
 */
export const CONFIRM_DAYS = 7;

/** A limit as it holds, and what is used of it: minor units, or seconds of play. */
export interface LimitInUse {
  kind: LimitKind;
  period: LimitPeriod;
  /** Null: nothing is limited. */
  effective: number | null;
  used: number;
}

/**
 * Whether a change of a limit takes effect at once: one that leaves no more room does.
 *
 * @param before null: there was none
 * @param after null: there shall be none
 */
export const isTighter = (before: number | null, after: number | null): boolean =>
  after === before || (after !== null && (before === null || after < before));

/** The lower one of two limits; null means none. */
export const lowestLimit = (one: number | null, other: number | null): number | null => {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
};

/**
 * The first limit that a further amount would pass; of several the one with the least room.
 *
 * @param kinds the kinds that the amount counts towards
 * @param amount minor units; 0 asks whether there is any room left, as for time
 */
export const limitPassedBy = (
  limits: readonly LimitInUse[],
  kinds: readonly LimitKind[],
  amount: number,
): (LimitInUse & { effective: number }) | null => {
  const passed = limits.flatMap(({ effective, ...limit }) => {
    if (effective === null || !kinds.includes(limit.kind)) return [];
    const isPassed = amount === 0 ? limit.used >= effective : limit.used + amount > effective;
    return isPassed ? [{ ...limit, effective }] : [];
  });
  return passed.toSorted((a, b) => roomIn(a) - roomIn(b))[0] ?? null;
};

const roomIn = (limit: { effective: number; used: number }): number => limit.effective - limit.used;

const DAYS: Record<LimitPeriod, number> = { day: 1, week: 7, month: 31 };

/** The greatest limit that means anything: minor units, or the whole window in seconds. */
export const longestLimit = (kind: LimitKind, period: LimitPeriod): number =>
  kind === 'session' ? DAYS[period] * 86_400 : 1e15;
