import { type Ratio, ratioOf, shortestRatio } from '../../shared/rules/ratio.ts';
import { exactNumber, productOfRatios, sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import { spinCoins, scatterChances } from './spin-coins.ts';
import type { FreeSpinRules, SlotReelSet, SlotTable } from './slot-table.ts';

/** What a slot returns on average, as shares of the stake; the brand's pool is not in it. */
export interface SlotReturn {
  /** The spin that is paid for. */
  base: Ratio;
  /** Everything that its free spins bring. */
  free: Ratio;
  total: Ratio;
  /** How many free spins a round has on average. */
  freeSpins: Ratio;
}

const meanMultiplier = ({ multipliers }: SlotReelSet): Ratio =>
  ratioOf(
    multipliers.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0),
    multipliers.reduce((sum, { weight }) => sum + weight, 0),
  );

/** The chances of getting so many spins more, as whole numbers out of one. */
interface AwardChances {
  ways: ReadonlyMap<number, bigint>;
  outOf: bigint;
}

const awardChances = (awards: readonly number[], chances: readonly Ratio[]): AwardChances => {
  const outOf = chances.reduce((most, { under }) => (under > most ? under : most), 1n);
  const ways = new Map<number, bigint>();
  for (const [scatters, { over, under }] of chances.entries()) {
    const more = awards[Math.min(scatters, awards.length - 1)] ?? 0;
    if (over > 0n) ways.set(more, (ways.get(more) ?? 0n) + (over * outOf) / under);
  }
  return { ways, outOf };
};

/** How many free spins come in all, when some are given and each may give more, up to the most. */
const expectedSpins = (
  { awards, retriggers, atMost }: FreeSpinRules,
  given: number,
  chances: readonly Ratio[],
): Ratio => {
  const first = Math.min(given, atMost);
  if (!retriggers || first === 0) return ratioOf(first, 1);
  const { ways, outOf } = awardChances(awards, chances);
  const known = new Map<string, bigint>();
  /** Spins in all, when so many were given and so many played, times `outOf` once a spin left. */
  const spinsFrom = (inAll: number, played: number): bigint => {
    if (inAll === atMost || played === inAll)
      return BigInt(inAll) * outOf ** BigInt(atMost - played);
    const key = `${inAll} ${played}`;
    const counted = known.get(key);
    if (counted !== undefined) return counted;
    let sum = 0n;
    for (const [more, weight] of ways)
      sum += weight * spinsFrom(Math.min(atMost, inAll + more), played + 1);
    known.set(key, sum);
    return sum;
  };
  return shortestRatio({ over: spinsFrom(first, 0), under: outOf ** BigInt(atMost) });
};

/**
 * The exact return of a slot, counted over every stop of every reel and every course of its free
 * spins. Nothing is drawn.
 */
export const slotReturn = (table: SlotTable): SlotReturn => {
  const perStake = ratioOf(1, table.coins);
  const base = productOfRatios([
    spinCoins(table, table.reels.strips),
    meanMultiplier(table.reels),
    perStake,
  ]);
  const { freeSpins: rules } = table;
  if (!rules) return { base, free: ratioOf(0, 1), total: base, freeSpins: ratioOf(0, 1) };
  const inFree = scatterChances(table, rules.reels.strips);
  const freeSpins = sumOfRatios(
    scatterChances(table, table.reels.strips).map((chance, scatters) => {
      const given = rules.awards[Math.min(scatters, rules.awards.length - 1)] ?? 0;
      return productOfRatios([chance, expectedSpins(rules, given, inFree)]);
    }),
  );
  const free = productOfRatios([
    freeSpins,
    spinCoins(table, rules.reels.strips),
    meanMultiplier(rules.reels),
    perStake,
  ]);
  return { base, free, total: sumOfRatios([base, free]), freeSpins };
};

/** The return in percent with two decimals, rounded down: never more is stated than is paid. */
export const slotReturnPercent = (table: SlotTable): number =>
  Math.floor(exactNumber(slotReturn(table).total) * 10_000) / 100;
