import type { AgentContracts } from '#generated/merchant-config.ts';

/** What one agent may have with another, or with the house. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** One step of a contract: what it asks for in a period, and what it gives. */
export interface ContractTier {
  /** Thousandths of a percent: 27 % is 27,000. */
  rateMillis: number;
  /** The least figure of the team in the period, in minor units: the base of a dividend, else valid bets. */
  fromMinor: number;
  /** How many of the team settled a bet in the period. */
  activeMembers: number;
}

/** The tiers of a contract, the lowest first. */
export type ContractTerms = readonly ContractTier[];

/** Thousandths of a percent in one. */
export const RATE_WHOLE = 100_000;

/** What a brand gives its masters; null: it has no contracts of this kind. */
export const ladderOf = (
  contracts: Pick<AgentContracts, ContractKind>,
  kind: ContractKind,
): ContractTerms | null => {
  const asked = contracts[kind];
  if (!asked.enabled) return null;
  const tiers =
    'tiers' in asked
      ? asked.tiers
      : [{ ratePercent: asked.ratePercent, fromMinor: 0, activeMembers: 0 }];
  return tiers.map(({ ratePercent, ...tier }) => ({
    ...tier,
    rateMillis: Math.round(ratePercent * 1000),
  }));
};

/** What a team reached in a period. */
export interface Reached {
  figureMinor: number;
  activeMembers: number;
}

/** The best tier that a team has reached; null: none. */
export const tierReached = (
  terms: ContractTerms,
  { figureMinor, activeMembers }: Reached,
): ContractTier | null =>
  terms
    .filter((tier) => figureMinor >= tier.fromMinor && activeMembers >= tier.activeMembers)
    .reduce<ContractTier | null>(
      (best, tier) => (best === null || tier.rateMillis > best.rateMillis ? tier : best),
      null,
    );

/**
 * Whether who has the upper terms loses nothing by the lower ones: whenever a team reaches a tier of
 * the lower terms, the team around it reaches at least as high a rate of the upper.
 */
export const coversTerms = (upper: ContractTerms, lower: ContractTerms): boolean =>
  lower.every((tier) =>
    upper.some(
      (over) =>
        over.rateMillis >= tier.rateMillis &&
        over.fromMinor <= tier.fromMinor &&
        over.activeMembers <= tier.activeMembers,
    ),
  );

/** Whether each tier asks for no less than the one before and gives more. */
export const areInOrder = (terms: ContractTerms): boolean =>
  terms.every((tier, at) => {
    const before = terms[at - 1];
    return (
      before === undefined ||
      (tier.rateMillis > before.rateMillis &&
        tier.fromMinor >= before.fromMinor &&
        tier.activeMembers >= before.activeMembers)
    );
  });

/**
 * A rate of an amount, rounded down.
 *
 * @param amountMinor whole; 0 where it is below 0
 * @returns whole minor units, and what was left of one, in hundred-thousandths
 */
export const shareOf = (
  rateMillis: number,
  amountMinor: number,
): { minor: number; remainder: number } => {
  const exact = BigInt(Math.max(0, amountMinor)) * BigInt(rateMillis);
  const whole = BigInt(RATE_WHOLE);
  return { minor: Number(exact / whole), remainder: Number(exact % whole) };
};
