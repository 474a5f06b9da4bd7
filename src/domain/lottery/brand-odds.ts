import type { BetType, CourseCode, Odds } from './course.ts';
import { courses } from './courses.ts';
import { exactReturn, isInBand, percentOf, pricedOptions, type ReturnBand } from './odds-return.ts';
import { oddsTables } from './odds-tables.ts';
import type { PrizeMode } from './prize-modes.ts';

/** What a brand changes of a mode's odds. */
export interface OddsRules {
  /** `SSC.position.win` → decimal odds. */
  overrides: Readonly<Record<string, number>>;
  band: ReturnBand;
  /** `SEA_4D.big`: bet types that are sold though their return lies outside of the band. */
  waivers: readonly string[];
}

/** A bet type with the odds at which it is sold. */
export interface PricedBetType {
  betType: BetType;
  odds: Odds;
}

/** A bet type's odds of a mode, with a brand's own in their place. */
const oddsOf = (
  course: CourseCode,
  betType: BetType,
  mode: PrizeMode,
  { overrides }: OddsRules,
): Odds | null => {
  const table = oddsTables[mode][course]?.[betType.key];
  if (!table) return null;
  return Object.fromEntries(
    Object.entries(table).map(([price, odds]) => [
      price,
      overrides[`${course}.${betType.key}.${price}`] ?? odds,
    ]),
  );
};

const isWaived = (course: CourseCode, { key }: BetType, { waivers }: OddsRules): boolean =>
  waivers.includes(`${course}.${key}`);

const isHonest = ({ betType, odds }: PricedBetType, band: ReturnBand): boolean =>
  pricedOptions(betType).every((option) => isInBand(exactReturn(betType, odds, option), band));

/**
 * The ways to bet that a brand sells in a course: those of the mode whose exact return lies in the
 * brand's band, and those that it waives.
 */
export const soldBetTypes = (
  course: CourseCode,
  mode: PrizeMode,
  rules: OddsRules,
): PricedBetType[] =>
  courses[course].betTypes.flatMap((betType) => {
    const odds = oddsOf(course, betType, mode, rules);
    if (!odds) return [];
    const priced = { betType, odds };
    return isWaived(course, betType, rules) || isHonest(priced, rules.band) ? [priced] : [];
  });

/** Something of a brand's odds that cannot be as it is written. */
export interface OddsProblem {
  /** The key of the override or waiver. */
  key: string;
  /** `unknown`: no bet type has that price; `outside`: the exact return leaves the band. */
  kind: 'unknown' | 'outside';
  /** Of `outside`: the returns in percent. */
  returns: number[];
}

/** Everything that is wrong with a brand's odds in the modes that it sells. */
export const oddsProblems = (modes: readonly PrizeMode[], rules: OddsRules): OddsProblem[] => [
  ...Object.keys(rules.overrides).flatMap((key) => overrideProblem(key, modes, rules) ?? []),
  ...rules.waivers
    .filter((key) => !findBetType(key))
    .map((key): OddsProblem => ({ key, kind: 'unknown', returns: [] })),
];

const findBetType = (key: string): { course: CourseCode; betType: BetType } | null => {
  const [course = '', name] = key.split('.');
  const known = Object.values(courses).find(({ code }) => code === course);
  const betType = known?.betTypes.find((one) => one.key === name);
  return known && betType ? { course: known.code, betType } : null;
};

const overrideProblem = (
  key: string,
  modes: readonly PrizeMode[],
  rules: OddsRules,
): OddsProblem | null => {
  const found = findBetType(key);
  const price = key.split('.')[2] ?? '';
  if (!found || !found.betType.prices.includes(price)) return { key, kind: 'unknown', returns: [] };
  const { course, betType } = found;
  if (isWaived(course, betType, rules)) return null;
  const outside = modes.flatMap((mode) => {
    const odds = oddsOf(course, betType, mode, rules);
    return pricedOptions(betType)
      .map((option) => (odds ? exactReturn(betType, odds, option) : null))
      .filter((share) => share !== null && !isInBand(share, rules.band))
      .map((share) => (share ? percentOf(share) : 0));
  });
  return outside.length > 0 ? { key, kind: 'outside', returns: outside } : null;
};
