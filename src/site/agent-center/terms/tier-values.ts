import { MAX_AMOUNT_MINOR } from '#domain/amount-ceilings.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';

/** No contract has more tiers. */
export const MAX_TIERS = 10;

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type Part = 'rate' | 'from' | 'active';

/** The name of one field of one tier: `rate0`. */
export type TierField = `${Part}${(typeof PLACES)[number]}`;

/** One tier as it is typed. */
export interface TypedTier {
  /** In percent. */
  rate: number | null;
  fromMinor: number | null;
  active: number | null;
}

/** The tiers in a form: side by side, each with three fields. */
export type TierValues = Record<TierField, number | null>;

/** What the form of a contract holds. */
export type TermsValues = {
  /** Empty: nobody is chosen yet. */
  memberId: string;
  kind: ContractKind;
} & TierValues;

/** A tier before anything is typed. */
export const FIRST_TIER: TypedTier = { rate: null, fromMinor: 0, active: 0 };

const fieldOf = (part: Part, place: number) => `${part}${place}` as TierField;

/** The names of the fields of a tier. */
export const tierFields = (place: number): Record<Part, TierField> => ({
  rate: fieldOf('rate', place),
  from: fieldOf('from', place),
  active: fieldOf('active', place),
});

/** The first tiers that a form holds. */
export const tiersIn = (values: TierValues, count: number): TypedTier[] =>
  PLACES.slice(0, count).map((place) => ({
    rate: values[`rate${place}`],
    fromMinor: values[`from${place}`],
    active: values[`active${place}`],
  }));

/** Tiers as a form holds them; places after the last one are empty. */
export const tierValues = (tiers: readonly TypedTier[]): TierValues =>
  Object.fromEntries(
    PLACES.flatMap((place) => {
      const tier = tiers[place] ?? FIRST_TIER;
      return [
        [fieldOf('rate', place), tier.rate],
        [fieldOf('from', place), tier.fromMinor],
        [fieldOf('active', place), tier.active],
      ];
    }),
    // Each name has been written.
  ) as TierValues;

/** The terms of a contract as they are typed. */
export const typedTiers = (terms: ContractTerms): TypedTier[] =>
  terms.map(({ rateMillis, fromMinor, activeMembers }) => ({
    rate: rateMillis / 1000,
    fromMinor,
    active: activeMembers,
  }));

/** The lowest rate first; those without one last. */
export const inOrder = (tiers: readonly TypedTier[]): TypedTier[] =>
  tiers.toSorted((one, other) => (one.rate ?? Infinity) - (other.rate ?? Infinity));

/** Tiers as the platform takes them, the lowest rate first. */
export const termsOf = (tiers: readonly TypedTier[]): ContractTerms =>
  inOrder(tiers).map(({ rate, fromMinor, active }) => ({
    rateMillis: Math.round((rate ?? 0) * 1000),
    fromMinor: fromMinor ?? 0,
    activeMembers: active ?? 0,
  }));

/** One more tier after those that are typed. */
export const withTier = (tiers: readonly TypedTier[]): TypedTier[] => [
  ...inOrder(tiers),
  FIRST_TIER,
];

/** Those that are typed without one of them. */
export const withoutTier = (tiers: readonly TypedTier[], place: number): TypedTier[] =>
  inOrder(tiers.filter((_, at) => at !== place));

/** What can be wrong with a field of a tier. */
export type TierFault = 'rate' | 'sameRate' | 'amount' | 'active' | 'lower';

const MAX_ACTIVE = 1_000_000;

const isWhole = (value: number | null, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= most;

const ownFault = ({ rate, fromMinor, active }: TypedTier): [Part, TierFault] | null => {
  if (rate === null || rate < 0.001 || rate > 100) return ['rate', 'rate'];
  if (!isWhole(fromMinor, MAX_AMOUNT_MINOR)) return ['from', 'amount'];
  return isWhole(active, MAX_ACTIVE) ? null : ['active', 'active'];
};

/** What is wrong with a tier beside the one of the next lower rate. */
const orderFault = (tier: TypedTier, before: TypedTier): [Part, TierFault] | null => {
  if (tier.rate === before.rate) return ['rate', 'sameRate'];
  if ((tier.fromMinor ?? 0) < (before.fromMinor ?? 0)) return ['from', 'lower'];
  return (tier.active ?? 0) < (before.active ?? 0) ? ['active', 'lower'] : null;
};

/**
 * What is wrong with tiers, at most one thing of each: a higher rate may not ask for less than a
 * lower one. In which order they were typed does not matter.
 */
export const faultsOf = (tiers: readonly TypedTier[]): Partial<Record<TierField, TierFault>> => {
  const sorted = inOrder(tiers);
  const faults = tiers.flatMap((tier, place): [TierField, TierFault][] => {
    const before = sorted[sorted.indexOf(tier) - 1];
    const fault = ownFault(tier) ?? (before ? orderFault(tier, before) : null);
    return fault === null ? [] : [[fieldOf(fault[0], place), fault[1]]];
  });
  return Object.fromEntries(faults);
};
