import { type SeededRandom, seededRandom } from '#catalogue/seeded-random.ts';
import {
  activityAt,
  CLOSES,
  drawMatches,
  excitementAt,
  exponential,
  hourAt,
  type Match,
  momentOf,
  mostExcitement,
} from './evening.ts';
import { drawBets, drawLogNormal, drawPayout, type Kind, kinds, openKinds } from './kinds.ts';

/** A bet as it is planned; moments in ms since the evening began. */
export interface PlannedBet {
  atMs: number;
  /** In least stakes of the game. */
  stakeTimes: number;
  /** What it pays, in stakes. */
  payoutTimes: number;
  /** When the bet of a match is decided; null: at once. */
  settleAtMs: number | null;
  /** Whether its round wins the brand's pool. */
  winsPool: boolean;
}

/** One person's evening at one game. */
export interface Visit {
  /** Its number among the brands. */
  brand: number;
  kind: Kind;
  atMs: number;
  /** Pays in before it plays. */
  deposits: boolean;
  /** Asks for some of its money afterwards. */
  withdraws: boolean;
  bets: PlannedBet[];
}

/** What is asked for. */
export interface Evening {
  durationMs: number;
  seed: number;
  /** Bets a second of all brands in the busiest minute, without the bursts of matches. */
  betsPerSecond: number;
  brands: number;
  /** The brands whose pool is won, by their numbers. */
  jackpots: readonly number[];
}

/** An evening with everything that happens. */
export interface Plan extends Evening {
  matches: Match[];
  /** In the order in which they begin. */
  visits: Visit[];
}

const DEPOSITS = 0.15;
const WITHDRAWS = 0.05;

/** Part of the bets on a match that are decided by the next goal; the others by its end. */
const ON_NEXT_GOAL = 0.6;

/** Who has just come knows what to bet on. */
const FIRST_IS_QUICKER = 4;

/** Around when pools are won, and how far from it. */
const JACKPOT_HOUR = 22;
const JACKPOT_SPREAD = 0.4;
const POOL_PAYS_TIMES = 20;

/** How many visits of a kind begin a second when its activity is 1. */
const paceOf = (kind: Kind, { betsPerSecond }: Evening): number =>
  (betsPerSecond * kinds[kind].share) / kinds[kind].bets;

/** How much of a kind is played at an hour. */
const activityOf = (kind: Kind, matches: readonly Match[], hour: number): number =>
  kind === 'matches'
    ? matches.reduce((sum, match) => sum + excitementAt(match, hour), 0)
    : activityAt(hour);

/** So many visits of a kind are to be expected in the whole evening. */
export const expectedVisits = (
  kind: (typeof openKinds)[number],
  evening: Evening,
  matches: readonly Match[],
): number => {
  const STEPS = 6000;
  const { durationMs } = evening;
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1)
    sum += activityOf(kind, matches, hourAt(((step + 0.5) * durationMs) / STEPS, durationMs));
  return (paceOf(kind, evening) * (sum / STEPS) * durationMs) / 1000;
};

/** Moments of a Poisson process whose pace changes: drawn at the highest pace, and thinned (Lewis and Shedler). */
const drawArrivals = (
  random: SeededRandom,
  durationMs: number,
  { most, at }: { most: number; at: (ms: number) => number },
): number[] => {
  const arrivals: number[] = [];
  for (let ms = 0; ;) {
    ms += (1000 * exponential(random)) / most;
    if (ms >= durationMs) return arrivals;
    if (random.chance(at(ms) / most)) arrivals.push(ms);
  }
};

/** Which match somebody who comes at a moment bets on: the more exciting, the likelier. */
const pickMatch = (random: SeededRandom, matches: readonly Match[], hour: number): Match | null => {
  let left = random.next() * activityOf('matches', matches, hour);
  for (const match of matches) {
    left -= excitementAt(match, hour);
    if (left < 0) return match;
  }
  return matches.at(-1) ?? null;
};

const settleHour = (random: SeededRandom, { goals, end }: Match, hour: number): number =>
  (random.chance(ON_NEXT_GOAL) && goals.find((goal) => goal > hour)) || end;

/** The bets of a visit, as far as the evening, and its match, go. */
const drawBetsOfVisit = (
  random: SeededRandom,
  kind: Kind,
  atMs: number,
  { durationMs, match }: { durationMs: number; match: Match | null },
): PlannedBet[] => {
  const { bets: mean, think, stake } = kinds[kind];
  const endMs = match ? momentOf(match.end, durationMs) : durationMs;
  const bets: PlannedBet[] = [];
  let ms = atMs;
  for (let count = drawBets(random, mean), at = 0; at < count; at += 1) {
    ms += drawLogNormal(random, think) / (at === 0 ? FIRST_IS_QUICKER : 1);
    const stakeTimes = drawLogNormal(random, stake);
    const payoutTimes = drawPayout(random, kind);
    const settledAt = match && settleHour(random, match, hourAt(ms, durationMs));
    const settleAtMs = settledAt === null ? null : momentOf(settledAt, durationMs);
    if (ms < endMs) bets.push({ atMs: ms, stakeTimes, payoutTimes, settleAtMs, winsPool: false });
  }
  return bets;
};

/** Visits of one kind; each kind has numbers of its own, so that a change of one leaves the others. */
const drawVisits = (
  kind: (typeof openKinds)[number],
  evening: Evening,
  matches: readonly Match[],
): Visit[] => {
  const random = seededRandom(`saturday ${evening.seed} ${kind}`);
  const { durationMs, brands } = evening;
  const pace = paceOf(kind, evening);
  const most =
    kind === 'matches' ? matches.reduce((sum, match) => sum + mostExcitement(match), 0) : 1;
  const at = (ms: number) => pace * activityOf(kind, matches, hourAt(ms, durationMs));
  return drawArrivals(random, durationMs, { most: pace * most, at }).map((atMs) => {
    const match = kind === 'matches' ? pickMatch(random, matches, hourAt(atMs, durationMs)) : null;
    return {
      brand: random.whole(0, brands - 1),
      kind,
      atMs,
      deposits: random.chance(DEPOSITS),
      withdraws: random.chance(WITHDRAWS),
      bets: drawBetsOfVisit(random, kind, atMs, { durationMs, match }),
    };
  });
};

/** Somebody whose last round wins the pool of a brand. */
const drawWinner = (random: SeededRandom, brand: number, durationMs: number): Visit => {
  const hour = random.between(JACKPOT_HOUR - JACKPOT_SPREAD, JACKPOT_HOUR + JACKPOT_SPREAD);
  const atMs = momentOf(hour, durationMs);
  const bets = Array.from({ length: kinds.jackpot.bets }, (_, at) => ({
    atMs: atMs + ((at + 1) * (momentOf(CLOSES, durationMs) - atMs)) / (4 * kinds.jackpot.bets),
    stakeTimes: 1,
    payoutTimes: at === kinds.jackpot.bets - 1 ? POOL_PAYS_TIMES : 0,
    settleAtMs: null,
    winsPool: at === kinds.jackpot.bets - 1,
  }));
  return { brand, kind: 'jackpot', atMs, deposits: false, withdraws: false, bets };
};

/** Everything that happens in an evening; the same seed gives the same. */
export const planEvening = (evening: Evening): Plan => {
  const matches = drawMatches(seededRandom(`saturday ${evening.seed} courses`));
  const random = seededRandom(`saturday ${evening.seed} jackpots`);
  const visits = [
    ...openKinds.flatMap((kind) => drawVisits(kind, evening, matches)),
    ...evening.jackpots.map((brand) => drawWinner(random, brand, evening.durationMs)),
  ].toSorted((one, other) => one.atMs - other.atMs);
  return { ...evening, matches, visits };
};
