import type { Ways } from '../live-table.ts';
import { type BaccaratFacts, bankerDraws, playerDraws } from './baccarat-rules.ts';

/** Cards of one rank in eight decks. */
const OF_A_RANK = 32;
const RANKS = 13;

/** Points of a rank, counted from the ace as 1: tens and pictures nothing. */
const pointsOfRank = (rank: number): number => (rank >= 10 ? 0 : rank);

/** Ranks that are worth so many points. */
const ranksOf = (points: number): number => (points === 0 ? 4 : 1);

const winners = ['player', 'banker', 'tie'] as const;

/**
 * Every order of the six cards that a round may need, by ranks for the first four, so that pairs
 * are seen, and by points for the last two. The counts stay below 2⁵³: all orders together are
 * 416 · 415 · 414 · 413 · 412 · 411, about 5.0 × 10¹⁵.
 */
export const baccaratWays = (): readonly Ways<BaccaratFacts>[] => {
  const found = winners.flatMap((winner) =>
    [false, true].flatMap((playerPair) =>
      [false, true].map((bankerPair) => ({ facts: { winner, playerPair, bankerPair }, ways: 0 })),
    ),
  );
  const left = Array.from({ length: RANKS + 1 }, () => OF_A_RANK);
  const add = (place: number, ways: number): void => {
    const one = found[place];
    if (one) one.ways += ways;
  };
  for (let first = 1; first <= RANKS; first += 1)
    for (let third = 1; third <= RANKS; third += 1)
      for (let second = 1; second <= RANKS; second += 1)
        for (let fourth = 1; fourth <= RANKS; fourth += 1)
          addRound([first, third, second, fourth], left, add);
  return found;
};

const total = (first: number, second: number): number =>
  (pointsOfRank(first) + pointsOfRank(second)) % 10;

/** Where a round is counted: three winners times two pairs. */
const placeOf = (own: number, house: number, playerPair: boolean, bankerPair: boolean): number =>
  (own > house ? 0 : own < house ? 4 : 8) + (playerPair ? 2 : 0) + (bankerPair ? 1 : 0);

/** All ends of a round that begins with these four ranks: the player's two, then the banker's. */
const addRound = (
  ranks: readonly [number, number, number, number],
  left: number[],
  add: (place: number, ways: number) => void,
): void => {
  let ways = 1;
  for (const rank of ranks) {
    ways *= left[rank] ?? 0;
    left[rank] = (left[rank] ?? 0) - 1;
  }
  const [first, third, second, fourth] = ranks;
  const own = total(first, third);
  const house = total(second, fourth);
  const cards = cardsByPoints(left);
  for (let fifth = 0; fifth < 10; fifth += 1) {
    const withFifth = ways * (cards[fifth] ?? 0);
    cards[fifth] = (cards[fifth] ?? 0) - 1;
    for (let sixth = 0; sixth < 10; sixth += 1) {
      const [mine, theirs] = finalTotals(own, house, fifth, sixth);
      const place = placeOf(mine, theirs, first === third, second === fourth);
      add(place, withFifth * (cards[sixth] ?? 0));
    }
    cards[fifth] = (cards[fifth] ?? 0) + 1;
  }
  for (const rank of ranks) left[rank] = (left[rank] ?? 0) + 1;
};

const cardsByPoints = (left: readonly number[]): number[] =>
  Array.from({ length: 10 }, (_, points) => {
    if (ranksOf(points) === 1) return left[points] ?? 0;
    return left.slice(10).reduce((sum, cards) => sum + cards, 0);
  });

const finalTotals = (
  own: number,
  house: number,
  fifth: number,
  sixth: number,
): [own: number, house: number] => {
  if (own >= 8 || house >= 8) return [own, house];
  const drawn = playerDraws(own) ? fifth : null;
  const next = drawn === null ? fifth : sixth;
  return [
    drawn === null ? own : (own + drawn) % 10,
    bankerDraws(house, drawn) ? (house + next) % 10 : house,
  ];
};
