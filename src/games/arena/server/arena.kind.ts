import * as z from 'zod/mini';
import {
  ARENA_RETURN,
  arenaChance,
  type ArenaMeeting,
  type ArenaPick,
  arenaPicks,
  drawArena,
} from '../rules/arena-rules.ts';
import { priceOf } from '../../shared/rules/price.ts';
import { payoutMinor } from '#domain/payout.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';

const bet = z.object({ pick: z.enum(arenaPicks) });

const OPEN_MS = 25_000;
const RUN_MS = 18_000;
const REST_MS = 7000;

const pricesOf = ({ strength }: ArenaMeeting) =>
  Object.fromEntries(
    arenaPicks.map((pick) => [pick, priceOf(arenaChance(strength, pick), ARENA_RETURN)]),
  ) as Record<ArenaPick, number | null>;

/** An arena of two, with prices on each and on a draw. */
export const arenaKind: SharedKind<{ pick: ArenaPick }, ArenaMeeting> = {
  kind: 'arena',
  bet,
  draw: (_, draw) => drawArena(draw),
  phases: () => ({ openMs: OPEN_MS, runMs: RUN_MS, restMs: REST_MS }),
  board: (_, meeting) => ({ names: meeting.names, prices: pricesOf(meeting) }),
  show: (_, { beats, result }, elapsedMs) => {
    const part = elapsedMs === null ? 1 : elapsedMs / RUN_MS;
    return {
      beats: beats.slice(0, Math.min(beats.length, Math.floor(part * beats.length))),
      result: part >= 1 ? result : null,
    };
  },
  oddsOf: (_, meeting, { pick }) => pricesOf(meeting)[pick],
  payoutMinor: (_, { result }, { bet: { pick }, stakeMinor, odds }) =>
    pick === result ? payoutMinor(stakeMinor, [odds]) : 0,
  summary: (_, { names }, { pick }) =>
    `${names.join(' against ')}: ${{ crimson: names[0], azure: names[1], draw: 'draw' }[pick]}`,
};
