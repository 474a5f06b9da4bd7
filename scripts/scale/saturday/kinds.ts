import type { SeededRandom } from '#catalogue/seeded-random.ts';
import type { GameType } from '#catalogue/vendors.ts';

/** What people play. `jackpot`: the slot of the one who wins a brand's pool. */
export type Kind = 'slots' | 'tables' | 'matches' | 'jackpot';

/** How a kind of game is played. */
export interface KindOfPlay {
  gameType: GameType;
  /** Of all bets of the busiest minute. */
  share: number;
  /** Bets of one visit, in the mean. */
  bets: number;
  /** The median of the time from an answer to the next bet, in ms, and its spread. */
  think: LogNormal;
  /** The median of stakes, in least stakes of the game, and their spread. */
  stake: LogNormal;
}

/** A log-normal distribution: half of all lies below the median. */
interface LogNormal {
  median: number;
  /** The standard deviation of the logarithm. */
  sigma: number;
}

/** All kinds. Think times are those of real seconds: an evening that is pressed together has fewer people, not hastier ones. */
export const kinds: Readonly<Record<Kind, KindOfPlay>> = {
  slots: {
    gameType: 'RNG',
    share: 0.62,
    bets: 12,
    think: { median: 2500, sigma: 0.5 },
    stake: { median: 2, sigma: 0.9 },
  },
  tables: {
    gameType: 'LIVE',
    share: 0.22,
    bets: 6,
    think: { median: 8000, sigma: 0.4 },
    stake: { median: 5, sigma: 1 },
  },
  matches: {
    gameType: 'SPORTS',
    share: 0.16,
    bets: 2,
    think: { median: 6000, sigma: 0.6 },
    stake: { median: 8, sigma: 1.1 },
  },
  jackpot: {
    gameType: 'RNG',
    share: 0,
    bets: 3,
    think: { median: 1500, sigma: 0.2 },
    stake: { median: 1, sigma: 0 },
  },
};

/** The kinds whose visitors come by themselves. */
export const openKinds = ['slots', 'tables', 'matches'] as const satisfies readonly Kind[];

/** A number of the standard normal distribution (Box and Muller). */
const normal = (random: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** A number of a log-normal distribution. */
export const drawLogNormal = (random: SeededRandom, { median, sigma }: LogNormal): number =>
  median * Math.exp(sigma * normal(random));

/** How many bets a visit has: geometric, at least one. */
export const drawBets = (random: SeededRandom, mean: number): number => {
  let bets = 1;
  while (random.chance(1 - 1 / mean)) bets += 1;
  return bets;
};

/** What all kinds return in the long run. */
export const RETURN = 0.95;

/** Nothing pays more than so many stakes: a single large win would be another subject. */
const MOST_TIMES = 100;

const SLOT_WINS = 0.3;
const SLOT_SIGMA = 0.8;
const LEAST_ODDS = 1.3;
const MOST_ODDS = 6;

/** What a bet pays, in stakes; 0 for a lost one. */
export const drawPayout = (random: SeededRandom, kind: Kind): number => {
  if (kind === 'matches') {
    const odds = Math.round(100 * random.between(LEAST_ODDS, MOST_ODDS)) / 100;
    return random.chance(RETURN / odds) ? odds : 0;
  }
  if (kind === 'tables') return random.chance(RETURN / 2) ? 2 : 0;
  if (!random.chance(SLOT_WINS)) return 0;
  // The mean of a log-normal distribution lies above its median.
  const median = RETURN / SLOT_WINS / Math.exp(SLOT_SIGMA ** 2 / 2);
  return Math.min(MOST_TIMES, drawLogNormal(random, { median, sigma: SLOT_SIGMA }));
};

/** A stake in minor units within the bounds of a game at its brand. */
export const stakeWithin = (
  times: number,
  { leastMinor, mostMinor }: { leastMinor: number; mostMinor: number },
): number => Math.min(mostMinor, Math.max(leastMinor, Math.round(times * leastMinor)));
