import * as z from 'zod/mini';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { liveTableOf } from '../rules/tables/live-tables.ts';
import { payoutMinor } from '#domain/payout.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';

const OPEN_MS = 15_000;
const REST_MS = 5000;

const bet = z.object({ spot: z.string().check(z.minLength(1), z.maxLength(16)) });

/** A live table: one result for all who bet. */
export const liveTableKind: SharedKind<LiveTableBet> = {
  kind: 'live-table',
  bet,
  draw: ({ variant }, draw) => liveTableOf(variant).draw(draw),
  phases: ({ variant }, result) => ({
    openMs: OPEN_MS,
    runMs: liveTableOf(variant).runMs(result),
    restMs: REST_MS,
  }),
  board: () => null,
  show: ({ variant }, result): LiveTableShow => {
    const { spots, pays, factsOf } = liveTableOf(variant);
    const facts: unknown = factsOf(result);
    return { result, winners: spots.map(({ id }) => id).filter((id) => pays(id, facts) > 1) };
  },
  oddsOf: ({ variant }, _result, { spot }) =>
    liveTableOf(variant).spots.find(({ id }) => id === spot)?.odds ?? null,
  payoutMinor: ({ variant }, result, { bet: { spot }, stakeMinor }) => {
    const { pays, factsOf } = liveTableOf(variant);
    return payoutMinor(stakeMinor, [pays(spot, factsOf(result))]);
  },
  summary: ({ variant }, result, { spot }) => `${spot}: ${liveTableOf(variant).text(result)}`,
};
