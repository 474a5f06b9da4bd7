import { shuffled } from '#domain/fair/shuffle.ts';
import { DECK, rankOf } from '../../../shared/rules/cards/card.ts';
import type { LiveTable } from '../live-table.ts';
import {
  type BaccaratFacts,
  bankerDraws,
  baccaratPoints,
  baccaratTotal,
  playerDraws,
} from './baccarat-rules.ts';
import { baccaratWays } from './baccarat-ways.ts';

/** Both hands as they were dealt. */
export interface BaccaratResult {
  player: readonly number[];
  banker: readonly number[];
}

/** Decks of the shoe, shuffled anew for every round. */
export const BACCARAT_DECKS = 8;

const odds: Record<string, number> = {
  player: 2,
  banker: 1.95,
  tie: 9,
  playerPair: 12,
  bankerPair: 12,
};

/** Deals by the fixed rules: nobody decides anything. */
const deal = (shoe: readonly number[]): BaccaratResult => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = shoe;
  const player = [first, third];
  const banker = [second, fourth];
  const [own, house] = [baccaratTotal(player), baccaratTotal(banker)];
  if (own >= 8 || house >= 8) return { player, banker };
  if (playerDraws(own)) player.push(fifth);
  const drawn = player.length > 2 ? baccaratPoints(fifth) : null;
  if (bankerDraws(house, drawn)) banker.push(drawn === null ? fifth : sixth);
  return { player, banker };
};

const isPair = ([first = 0, second = 0]: readonly number[]): boolean =>
  rankOf(first) === rankOf(second);

/** Baccarat with eight decks and the usual third card; a banker's win pays 0.95 to 1. */
export const baccaratTable: LiveTable<BaccaratResult, BaccaratFacts> = {
  spots: Object.entries(odds).map(([id, each]) => ({ id, odds: each })),
  draw: (draw) => deal(shuffled(DECK * BACCARAT_DECKS, draw, 6).map((card) => card % DECK)),
  factsOf: ({ player, banker }) => {
    const lead = baccaratTotal(player) - baccaratTotal(banker);
    return {
      winner: lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker',
      playerPair: isPair(player),
      bankerPair: isPair(banker),
    };
  },
  pays: (spot, facts) => {
    const pays = odds[spot] ?? 0;
    if (spot === 'playerPair' || spot === 'bankerPair') return facts[spot] ? pays : 0;
    if (spot === facts.winner) return pays;
    return facts.winner === 'tie' && pays > 0 ? 1 : 0;
  },
  ways: baccaratWays,
  text: ({ player, banker }) => `player ${baccaratTotal(player)}, banker ${baccaratTotal(banker)}`,
  runMs: ({ player, banker }) => 3000 + (player.length + banker.length) * 900,
};
