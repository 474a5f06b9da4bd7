import type { SeededRandom } from '#catalogue/seeded-random.ts';

/** A Saturday evening, in hours of the day. */
export const OPENS = 18;
export const CLOSES = 24;
const HOURS = CLOSES - OPENS;

/** How much is played beside the busiest minute, without matches: straight lines between these hours. */
const CURVE: readonly (readonly [hour: number, share: number])[] = [
  [18, 0.35],
  [19, 0.55],
  [20, 0.8],
  [21, 1],
  [22, 0.95],
  [23, 0.6],
  [24, 0.35],
];

/** A part of the evening that is told by itself. */
export interface Phase {
  name: string;
  /** Hours of the day. */
  from: number;
  until: number;
}

/** The parts of the evening, one after the other and without gaps. */
export const phases: readonly Phase[] = [
  { name: '18:00 people come home', from: 18, until: 19.5 },
  { name: '19:30 before the first kick-off', from: 19.5, until: 20 },
  { name: '20:00 one match', from: 20, until: 21 },
  { name: '21:00 two matches', from: 21, until: 21.75 },
  { name: '21:45 one match, the jackpot', from: 21.75, until: 22.75 },
  { name: '22:45 after the matches', from: 22.75, until: 24 },
];

/** A match as it will go; all in hours of the day. */
export interface Match {
  kickOff: number;
  goals: readonly number[];
  end: number;
}

const HALF = 0.75;
const PAUSE = 0.25;
const GOALS_OF_MATCH = 2.7;

/** When matches begin. */
const KICK_OFFS = [20, 21];

/** How much is bet on a match before and while it is played, beside its usual share, and how quickly a burst fades (in hours). */
const BEFORE = { share: 2, fades: 0.15 };
const DURING = 0.6;
const AFTER_GOAL = { share: 2.5, fades: 0.05 };

/** A number of the exponential distribution whose mean is 1. */
export const exponential = (random: SeededRandom): number => -Math.log(1 - random.next());

/** The matches of the evening: goals at a steady pace while it is played, none in the pause. */
export const drawMatches = (random: SeededRandom): Match[] =>
  KICK_OFFS.map((kickOff) => {
    const goals: number[] = [];
    const pace = (2 * HALF) / GOALS_OF_MATCH;
    for (let played = pace * exponential(random); played < 2 * HALF;) {
      goals.push(kickOff + played + (played < HALF ? 0 : PAUSE));
      played += pace * exponential(random);
    }
    return { kickOff, goals, end: kickOff + 2 * HALF + PAUSE };
  });

/** How much is played at an hour beside the busiest one, matches left out: 0 to 1. */
export const activityAt = (hour: number): number => {
  const after = CURVE.findIndex(([at]) => at >= hour);
  const [toHour, to] = CURVE[Math.max(after, 0)] ?? [hour, 0];
  const [fromHour, from] = CURVE[Math.max(after - 1, 0)] ?? [hour, 0];
  return toHour === fromHour ? to : from + ((to - from) * (hour - fromHour)) / (toHour - fromHour);
};

/** How much is bet on one match at an hour: it rises up to the kick-off, jumps at goals, and ends with the match. */
export const excitementAt = (match: Match, hour: number): number => {
  if (hour >= match.end) return 0;
  if (hour < match.kickOff) return BEFORE.share * Math.exp((hour - match.kickOff) / BEFORE.fades);
  const bursts = match.goals
    .filter((goal) => goal <= hour)
    .map((goal) => AFTER_GOAL.share * Math.exp((goal - hour) / AFTER_GOAL.fades));
  return bursts.reduce((sum, burst) => sum + burst, DURING);
};

/** The most that `excitementAt` answers for a match. */
export const mostExcitement = ({ goals }: Match): number =>
  Math.max(BEFORE.share, DURING + AFTER_GOAL.share * goals.length);

/** The hour at a moment of an evening that is pressed into so many ms. */
export const hourAt = (atMs: number, durationMs: number): number =>
  OPENS + (HOURS * atMs) / durationMs;

/** The moment of an hour, in ms since the evening began. */
export const momentOf = (hour: number, durationMs: number): number =>
  ((hour - OPENS) / HOURS) * durationMs;

/** Which of `phases` a moment lies in; what comes late belongs to the last. */
export const phaseAt = (atMs: number, durationMs: number): number => {
  const hour = hourAt(atMs, durationMs);
  const found = phases.findIndex(({ until }) => hour < until);
  return found < 0 ? phases.length - 1 : found;
};
