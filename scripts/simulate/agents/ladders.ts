import {
  type ContractKind,
  type ContractTerms,
  ladderOf,
  RATE_WHOLE,
  tierReached,
} from '#domain/agents/contract-terms.ts';
import type { AgentContracts } from '#generated/merchant-config.ts';
import { LEVELS } from './market.ts';

/** What the agents of each level have of each kind: the brand's ladder for the top, each level a step less. */
export type Ladders = Record<ContractKind, ContractTerms[]>;

export const laddersOf = (contracts: Pick<AgentContracts, ContractKind>): Ladders => {
  const of = (kind: ContractKind): ContractTerms[] => {
    const top = ladderOf(contracts, kind) ?? [];
    return Array.from({ length: LEVELS }, (_, level) =>
      top.map((tier) => ({
        ...tier,
        rateMillis: Math.floor((tier.rateMillis * (LEVELS - level)) / LEVELS),
      })),
    );
  };
  return {
    dividend: of('dividend'),
    daily: of('daily'),
    hourly: of('hourly'),
    realtime: of('realtime'),
  };
};

/** The highest rate of a kind, in thousandths of a percent; 0: the brand has none. */
export const topRateOf = (ladders: Ladders, kind: ContractKind): number =>
  Math.max(0, ...(ladders[kind][0] ?? []).map(({ rateMillis }) => rateMillis));

/** Whole minor units of what terms give of a figure. The platform keeps what is left of one for the next period; here it is lost. */
export const shareBy = (
  terms: ContractTerms | undefined,
  figureMinor: number,
  activeMembers: number,
): number => {
  if (!terms || figureMinor <= 0) return 0;
  const tier = tierReached(terms, { figureMinor, activeMembers });
  return tier === null ? 0 : Math.floor((figureMinor * tier.rateMillis) / RATE_WHOLE);
};
