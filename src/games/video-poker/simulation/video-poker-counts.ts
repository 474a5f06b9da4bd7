import { fastDraw } from '#domain/fair/fast-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { DECK } from '../../shared/rules/cards/card.ts';
import { alikeHands } from '../rules/alike-hands.ts';
import { type PerfectPlayer, perfectPlayer } from '../rules/perfect-player.ts';
import { eachFive } from '../rules/subset-rank.ts';
import { handOf, type VideoPokerTable, videoPokerTables } from '../rules/video-poker-tables.ts';
import type { Counts } from '../../shared/simulation/count.ts';

/** How many of all hands there are of each name, at a table without wild cards. */
const handsByName = (): Record<string, number> => {
  const found: Record<string, number> = {};
  eachFive((hand) => {
    const alike = alikeHands(hand);
    if (alike === 0) return;
    const name = handOf(videoPokerTables.royal, hand) ?? 'nothing';
    found[name] = (found[name] ?? 0) + alike;
  });
  return found;
};

const HANDS = 300;

/**
 * The hands for which it is counted what to hold: dealt from a fixed seed, so that whoever compares
 * deals the same.
 *
 * @param count the first so many of the 300
 */
export const comparedHands = (count: number): number[][] => {
  const draw = fastDraw(7);
  return Array.from({ length: count }, () =>
    shuffled(DECK, draw, 5).toSorted((one, other) => one - other),
  );
};

/** One digit to the base of 32 for each hand: its bits say which cards are held. */
const holdsOf = ({ bestHold }: PerfectPlayer): string =>
  comparedHands(HANDS)
    .map((hand) => bestHold(hand).toString(32))
    .join('');

const countsOf = (variant: string, table: VideoPokerTable): Counts => {
  let known: PerfectPlayer | undefined;
  // It adds up every hand there is: once for both counts.
  const player = (): PerfectPlayer => (known ??= perfectPlayer(table));
  return {
    [variant]: () => player().exactReturn(),
    [`${variant}, what is held`]: () => holdsOf(player()),
  };
};

/** The exact return of every table with the best hold, what that is, and how many hands there are. */
export const videoPokerCounts: Counts = {
  'hands by name': handsByName,
  ...Object.assign(
    {},
    ...Object.entries(videoPokerTables).map(([variant, table]) => countsOf(variant, table)),
  ),
};
