import type { Draw } from '../fair/fair-draw.ts';
import type { PickRule } from './picks.ts';

/** Families of lotteries: those of the specification (section 2), Vietnam's and South-East Asia's. */
export const lotteryGameFamilies = ['SSC', '11X5', 'PK10', 'LHC', 'LF', 'VN', 'SEA'] as const;

export type LotteryGameFamily = (typeof lotteryGameFamilies)[number];

/** What is drawn and bet on; a family has one course or several. */
export const courseCodes = [
  'SSC',
  '11X5',
  'PK10',
  'LHC',
  'LF',
  'VN_NORTH',
  'VN_SOUTH',
  'SEA_2D',
  'SEA_3D',
  'SEA_4D',
  'SEA_THAI',
] as const;

export type CourseCode = (typeof courseCodes)[number];

/** One group of a draw's numbers, in the order in which they are shown. */
export interface DrawTier {
  /** `numbers`; `special` of LHC; `special`, `g1` … of Vietnam; `first` … of 4D. */
  key: string;
  /** How many numbers it has. */
  count: number;
  /** Characters of each: 2 of 11X5 and LHC (`07`), 5 of Vietnam's special. */
  width: number;
}

/** A draw: the numbers of every tier, in the course's order, each as it is written. */
export type LotteryResult = readonly (readonly string[])[];

/** Picks of one ticket: of every row of its bet type, the options that were marked. */
export type Picks = readonly (readonly string[])[];

/** What a row's options are: balls of the draw, words (`big`, `tie`), or numbers 00 to 99. */
export type RowLook = 'balls' | 'words' | 'pairs';

/** One line of a board. */
export interface BetRow {
  /** Names the row's words: `ball1`, `rank3`, `hundreds`, `numbers`. */
  key: string;
  look: RowLook;
  options: readonly string[];
}

/** How often a bet wins at each of its prices, by the prices' keys; left out means never. */
export type Hits = Readonly<Partial<Record<string, number>>>;

/** So many hits are expected in so many draws: a fraction that is exact. */
export interface Chance {
  hits: number;
  draws: number;
}

/** Decimal odds by the price's key; `win` where a bet has one price. At most three decimals. */
export type Odds = Readonly<Record<string, number>>;

/** One way to bet on a draw. */
export interface BetType {
  /** Unique in the course. */
  key: string;
  rows: readonly BetRow[];
  /** How picks become single bets. */
  rule: PickRule;
  /** Stakes that one single bet costs: 27 where it plays 27 prizes. */
  units: number;
  /**
   * The keys of its prices, the best first. A price that has an option's name is that option's
   * (`red` of the colors); `push` gives the stake back; else all hold for every option.
   */
  prices: readonly string[];
  /** How often picks win in a draw, by price. */
  hitsOf: (picks: Picks, result: LotteryResult) => Hits;
  /** Expected hits of one single bet by price; of the option where options differ. */
  chancesOf: (option: string | null) => Readonly<Record<string, Chance>>;
}

/** A lottery's rules: what is drawn, and what can be bet on. */
export interface LotteryCourse {
  code: CourseCode;
  family: LotteryGameFamily;
  tiers: readonly DrawTier[];
  betTypes: readonly BetType[];
  draw: (draw: Draw) => LotteryResult;
}
