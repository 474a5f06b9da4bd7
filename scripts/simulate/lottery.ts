import type { BetType, LotteryCourse, LotteryResult, Odds, Picks } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';
import { exactReturn, pricedOptions } from '#domain/lottery/odds-return.ts';
import { oddsTables } from '#domain/lottery/odds-tables.ts';
import { prizeModes } from '#domain/lottery/prize-modes.ts';
import type { Simulation } from '#games/shared/simulation/simulation.ts';

/** One bet that is placed in every draw. */
interface PlacedBet {
  betType: BetType;
  odds: Odds;
  picks: Picks;
  /** What it costs, in stakes of one unit. */
  stakes: number;
  exactReturn: number;
}

/** The options that make one single bet; two digits make two bets of group-3. */
const picksOf = ({ rows, rule }: BetType, option: string | null): Picks => {
  if (rule.kind === 'straight') return rows.map(({ options }, at) => [options[at + 1] ?? '']);
  if (rule.kind === 'choose') return [(rows[0]?.options ?? []).slice(0, rule.take)];
  if (rule.kind === 'pairs') return [(rows[0]?.options ?? []).slice(0, 2)];
  return rows.map(({ options }, at) => (at === 0 ? [option ?? options[1] ?? ''] : []));
};

const betsOf = ({ code, betTypes }: LotteryCourse): PlacedBet[] => {
  const mode = prizeModes.find((each) => oddsTables[each][code]);
  return betTypes.flatMap((betType) => {
    const odds = (mode && oddsTables[mode][code]?.[betType.key]) ?? {};
    return pricedOptions(betType).map((option) => {
      const { numerator, denominator } = exactReturn(betType, odds, option);
      return {
        betType,
        odds,
        picks: picksOf(betType, option),
        stakes: betType.units * (betType.rule.kind === 'pairs' ? 2 : 1),
        exactReturn: Number(numerator) / Number(denominator),
      };
    });
  });
};

const paidOf = ({ betType, odds, picks, stakes }: PlacedBet, result: LotteryResult): number => {
  let paid = 0;
  const hits = betType.hitsOf(picks, result);
  for (const price in hits) paid += (hits[price] ?? 0) * (odds[price] ?? 0);
  return paid / stakes;
};

/** Every lottery: one of each of its bets in every draw, the same money on each. */
export const simulateLotteries = (): readonly Simulation[] =>
  Object.values(courses).map((course) => {
    const bets = betsOf(course);
    return {
      kind: 'lottery',
      variant: `${course.code}, every bet`,
      exactReturn: bets.reduce((sum, bet) => sum + bet.exactReturn, 0) / bets.length,
      play: (draw) => {
        const result = course.draw(draw);
        return bets.reduce((sum, bet) => sum + paidOf(bet, result), 0) / bets.length;
      },
    };
  });
