import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** Which of the two wins, or neither. */
export const arenaPicks = ['crimson', 'azure', 'draw'] as const;

export type ArenaPick = (typeof arenaPicks)[number];

/** Of a thousand meetings, how many each side wins; what is left is drawn. This project's choice. */
export const arenaStrengths = [
  { crimson: 472, azure: 472 },
  { crimson: 540, azure: 400 },
  { crimson: 400, azure: 540 },
  { crimson: 610, azure: 330 },
  { crimson: 330, azure: 610 },
] as const;

const MEETINGS = 1000;

/** A meeting is told in so many beats. */
export const ARENA_BEATS = 12;

/** Before a draw, a price of 95 percent; see `priceOf`. */
export const ARENA_RETURN = 9500;

/** The least that any bet of the arena returns, in percent: found by the test of these rules. */
export const ARENA_LEAST_RETURN = 94.9;

const names = [
  'Old Copper',
  'Paper Crown',
  'Saltwind',
  'Morning Drum',
  'Quiet Ember',
  'Velvet Spur',
  'Tin Sergeant',
  'Long Harvest',
  'Blue Kettle',
  'Ninth Bell',
] as const;

/** Two that meet, and what happens. */
export interface ArenaMeeting {
  /** Crimson first. */
  names: [string, string];
  /** One of `arenaStrengths`. */
  strength: number;
  result: ArenaPick;
  /** Who has the better of each beat: above 0 crimson, below 0 azure. */
  beats: number[];
}

/** The chance of a pick. */
export const arenaChance = (strength: number, pick: ArenaPick): Ratio => {
  const { crimson, azure } = arenaStrengths[strength] ?? arenaStrengths[0];
  return ratioOf({ crimson, azure, draw: MEETINGS - crimson - azure }[pick], MEETINGS);
};

const drawResult = (strength: number, draw: Draw): ArenaPick => {
  const { crimson, azure } = arenaStrengths[strength] ?? arenaStrengths[0];
  const at = draw(MEETINGS);
  if (at < crimson) return 'crimson';
  return at < crimson + azure ? 'azure' : 'draw';
};

/** Draws who meets, and how it ends; the beats are show and end as the result says. */
export const drawArena = (draw: Draw): ArenaMeeting => {
  const [one = 0, other = 1] = shuffled(names.length, draw, 2);
  const strength = draw(arenaStrengths.length);
  const result = drawResult(strength, draw);
  const last = { crimson: 3, azure: -3, draw: 0 }[result];
  const beats = Array.from({ length: ARENA_BEATS }, (_, at) =>
    at === ARENA_BEATS - 1 ? last : draw(5) - 2,
  );
  return { names: [names[one] ?? '', names[other] ?? ''], strength, result, beats };
};
