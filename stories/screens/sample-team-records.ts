import type { DownlineBet, DownlineTransaction } from '#api/agent-records.ts';
import { inDays } from './sample-answers.ts';

const whose = (place: number) =>
  [
    { memberId: 2, name: 'aungmyint', level: 1 },
    { memberId: 21, name: 'na****2', level: 2 },
    { memberId: 4, name: 'hlaing77', level: 1 },
  ][place % 3] ?? { memberId: 4, name: 'hlaing77', level: 1 };

const KINDS = ['deposit', 'withdrawal', 'bonus', 'rebate', 'transferIn', 'adjustment'] as const;

/** Movements of money of those below. */
export const movements: DownlineTransaction[] = KINDS.map((kind, place) => ({
  ...whose(place),
  id: `m${place}`,
  kind,
  state: place === 1 ? 'pending' : 'completed',
  at: inDays(-place / 3),
  amountMinor: (place === 1 ? -1 : 1) * (250_000 - place * 31_700),
  reference: `TR-${90_417 - place}`,
}));

const STATES = ['won', 'lost', 'lost', 'push', 'void', 'won'] as const;

/** Bets of those below. */
export const betRows: DownlineBet[] = STATES.map((state, place) => ({
  ...whose(place),
  id: `b${place}`,
  state,
  placedAt: inDays(-place / 4),
  settledAt: inDays(-place / 4),
  gameType: place % 2 === 0 ? 'RNG' : 'LIVE',
  vassalage: place % 2 === 0 ? 'MOONFERRY' : 'OPALTABLE',
  vendorName: place % 2 === 0 ? 'Moonferry' : 'Opaltable',
  gameName: place % 2 === 0 ? 'Lantern Bay' : null,
  stakeMinor: 12_000 + place * 500,
  payoutMinor: state === 'won' ? 31_400 : 0,
  validBetMinor: state === 'void' ? 0 : 12_000 + place * 500,
  reference: `RD-${77_120 - place}`,
}));

/** The sum of one figure of rows. */
export const sumBy = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((total, each) => total + read(each), 0);

/** What those movements come to. */
export const movementTotal = {
  rows: movements.length,
  inMinor: sumBy(movements, ({ amountMinor }) => Math.max(amountMinor, 0)),
  outMinor: sumBy(movements, ({ amountMinor }) => Math.min(amountMinor, 0)),
};

/** What those bets come to. */
export const betTotal = {
  rows: betRows.length,
  stakeMinor: sumBy(betRows, ({ stakeMinor }) => stakeMinor),
  payoutMinor: sumBy(betRows, ({ payoutMinor }) => payoutMinor),
  validBetMinor: sumBy(betRows, ({ validBetMinor }) => validBetMinor),
};
