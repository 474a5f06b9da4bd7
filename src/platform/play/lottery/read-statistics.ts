import { lotteryStatistics } from '#api/lottery-board.ts';
import { countDraws } from '#domain/lottery/statistics.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readLottery } from './brand-lotteries.ts';

/** Frequency and omission over recent draws, and frequency since the lottery began. */
export const lotteryStatisticsHandler = handle(
  lotteryStatistics,
  async ({ gameCode, draws }, { database, merchant }) => {
    const { rules } = await readLottery(database, merchant, gameCode);
    const [recent, ever] = await Promise.all([
      database
        .selectFrom('lotteryIssue')
        .select('result')
        .where('gameCode', '=', gameCode)
        .where('status', 'in', ['drawn', 'settled'])
        .orderBy('drawsAt', 'desc')
        .limit(draws)
        .execute(),
      database
        .selectFrom('lotteryCount')
        .select(['rowKey', 'option', 'count'])
        .where('gameCode', '=', gameCode)
        .execute(),
    ]);
    const results = recent.flatMap(({ result }) => (result ? [result] : [])).toReversed();
    const counts = new Map(ever.map((row) => [`${row.rowKey} ${row.option}`, row.count]));
    return {
      gameCode,
      course: rules.course,
      draws: results.length,
      drawsEver: counts.get(' ') ?? 0,
      groups: countDraws(rules.course, results).map(({ key, options }) => ({
        key,
        items: options.map((item) => ({
          ...item,
          countEver: counts.get(`${key} ${item.option}`) ?? 0,
        })),
      })),
    };
  },
);
