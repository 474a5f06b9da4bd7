import type { CourseCode, Odds } from './course.ts';
import type { PrizeMode } from './prize-modes.ts';

/** Odds of a course's bet types. */
export type CourseOdds = Readonly<Record<string, Odds>>;

const win = (odds: number): Odds => ({ win: odds });

/** The odds of domain rules, section 8. */
const usual: Partial<Record<CourseCode, CourseOdds>> = {
  SSC: {
    position: win(9.8),
    sides: win(1.96),
    dragonTiger: { dragon: 2.16, tiger: 2.16, tie: 9.6 },
    last2: win(97),
    last3: win(970),
    group3: win(320),
    group6: win(160),
  },
  '11X5': {
    any1: win(2.15),
    any2: win(5.33),
    any3: win(16),
    any4: win(64),
    any5: win(448),
    first2: win(106),
    first3: win(960),
  },
  PK10: {
    position: win(9.8),
    sides: win(1.96),
    dragonTiger: win(1.96),
    topSum: { big: 2.2, small: 1.75 },
  },
  LHC: {
    special: win(47.5),
    sides: { win: 1.96, push: 1 },
    wave: { red: 2.77, blue: 2.94, green: 2.94 },
    normal: win(7.9),
    two: win(76),
    three: win(890),
  },
  LF: { straight: win(970), group3: win(320), group6: win(160) },
};

/** The house's own table: a little more on every win, for brands that choose it. */
const ownRun: Partial<Record<CourseCode, CourseOdds>> = {
  SSC: {
    position: win(9.85),
    sides: win(1.97),
    dragonTiger: { dragon: 2.17, tiger: 2.17, tie: 9.7 },
    last2: win(98),
    last3: win(980),
    group3: win(324),
    group6: win(162),
  },
  '11X5': {
    any1: win(2.16),
    any2: win(5.37),
    any3: win(16.12),
    any4: win(64.5),
    any5: win(451),
    first2: win(107),
    first3: win(968),
  },
  PK10: {
    position: win(9.85),
    sides: win(1.97),
    dragonTiger: win(1.97),
    topSum: { big: 2.21, small: 1.77 },
  },
  LHC: {
    special: win(47.9),
    sides: { win: 1.97, push: 1 },
    wave: { red: 2.8, blue: 2.97, green: 2.97 },
    normal: win(7.96),
    two: win(76.6),
    three: win(897),
  },
  LF: { straight: win(980), group3: win(324), group6: win(162) },
};

/** The table of fast draws, of which a day has many: a little less on every win. */
const fast: Partial<Record<CourseCode, CourseOdds>> = {
  SSC: {
    position: win(9.7),
    sides: win(1.94),
    dragonTiger: { dragon: 2.14, tiger: 2.14, tie: 9.5 },
    last2: win(96),
    last3: win(960),
    group3: win(316),
    group6: win(158),
  },
  '11X5': {
    any1: win(2.12),
    any2: win(5.27),
    any3: win(15.8),
    any4: win(63.3),
    any5: win(443),
    first2: win(105),
    first3: win(950),
  },
  PK10: {
    position: win(9.7),
    sides: win(1.94),
    dragonTiger: win(1.94),
    topSum: { big: 2.17, small: 1.73 },
  },
  LHC: {
    special: win(47),
    sides: { win: 1.94, push: 1 },
    wave: { red: 2.74, blue: 2.91, green: 2.91 },
    normal: win(7.82),
    two: win(75.2),
    three: win(880),
  },
  LF: { straight: win(960), group3: win(316), group6: win(158) },
};

const vietnam: CourseOdds = { last2: win(95), any2: win(99), last3: win(900) };

/** Vietnam and South-East Asia: domain rules, section 8; what is not there is ours. */
const southEast: Partial<Record<CourseCode, CourseOdds>> = {
  VN_NORTH: vietnam,
  VN_SOUTH: vietnam,
  SEA_2D: { two: win(95), position: win(9.5), sides: win(1.9) },
  SEA_3D: { top3: win(900), group3: win(300), group6: win(150), top2: win(95) },
  SEA_4D: {
    big: { first: 2500, second: 1000, third: 500, starter: 180, consolation: 60 },
    small: { first: 3500, second: 2000, third: 1000 },
  },
  SEA_THAI: {
    top3: win(900),
    group3: win(300),
    group6: win(150),
    top2: win(95),
    bottom2: win(95),
  },
};

/** The odds of every prize mode; a course that a mode does not name is not sold in it. */
export const oddsTables: Readonly<Record<PrizeMode, Partial<Record<CourseCode, CourseOdds>>>> = {
  LOTT: usual,
  ZY: ownRun,
  ELOTT: fast,
  SEA: southEast,
};
