import {
  lotteryLobby,
  lotteryMenus,
  recentLotteries,
  vnLotteryMenus,
  vnRecentLotteries,
} from '#api/lottery.ts';
import { lotteryGameFamilies } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';
import { artUrl } from '#art/art-url.ts';
import { type Context, handle } from '../../base/endpoints/handler.ts';
import { type LotteryPage, readLotteries } from './brand-lotteries.ts';
import { toIssue } from './issue-view.ts';
import { lotteryName, toLottery } from './lottery-view.ts';
import { readIssuePairs } from './read-issues.ts';

const readWithIssues = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  page: LotteryPage | undefined,
  now: Date,
) => {
  const lotteries = await readLotteries(database, merchant, page);
  const codes = lotteries.map(({ row }) => row.gameCode);
  const pairs = await readIssuePairs(database, merchant, codes, now);
  return lotteries.map((lottery) => ({
    lottery,
    pair: pairs.get(lottery.row.gameCode) ?? { current: null, last: null },
  }));
};

/** The lotteries of the brand with their open draw and last numbers. */
export const lotteryLobbyHandler = handle(lotteryLobby, async ({ page }, context) => {
  const now = new Date();
  const { merchant, language } = context;
  return {
    now: now.toISOString(),
    lotteries: (await readWithIssues(context, page, now)).map(({ lottery, pair }) =>
      toLottery(merchant, lottery, pair, language, now),
    ),
  };
});

const readMenus = async (
  { database, merchant, language }: Pick<Context, 'database' | 'merchant' | 'language'>,
  page: LotteryPage | undefined,
) => {
  const lotteries = await readLotteries(database, merchant, page);
  const byFamily = Map.groupBy(lotteries, ({ rules }) => courses[rules.course].family);
  return {
    menus: lotteryGameFamilies
      .filter((family) => byFamily.has(family))
      .map((family) => ({
        family,
        games: (byFamily.get(family) ?? []).map((lottery) => ({
          gameCode: lottery.row.gameCode,
          nodeId: lottery.row.nodeId,
          gameName: lotteryName(lottery, language),
          iconUrl: artUrl(lottery.row.gameCode),
          course: lottery.rules.course,
          maintenance: lottery.row.maintenance,
        })),
      })),
  };
};

/** The lotteries of the brand by family. */
export const lotteryMenusHandler = handle(lotteryMenus, ({ page }, context) =>
  readMenus(context, page),
);

/** The Vietnam lotteries of the brand. */
export const vnLotteryMenusHandler = handle(vnLotteryMenus, (_input, context) =>
  readMenus(context, 'VN'),
);

const readRecent = async (
  context: Pick<Context, 'database' | 'merchant' | 'language'>,
  page: LotteryPage | undefined,
  limit: number,
) => {
  const now = new Date();
  const drawn = (await readWithIssues(context, page, now)).flatMap(({ lottery, pair }) =>
    pair.last ? [{ lottery, last: pair.last }] : [],
  );
  return drawn
    .toSorted((one, other) => other.last.drawsAt.getTime() - one.last.drawsAt.getTime())
    .slice(0, limit)
    .map(({ lottery, last }) => ({
      gameCode: lottery.row.gameCode,
      gameName: lotteryName(lottery, context.language),
      course: lottery.rules.course,
      issue: toIssue(context.merchant, lottery.rules.course, last, now),
    }));
};

/** The last draw of every lottery, the newest first. */
export const recentLotteriesHandler = handle(recentLotteries, ({ page, limit }, context) =>
  readRecent(context, page, limit),
);

/** The last draw of every Vietnam lottery, the newest first. */
export const vnRecentLotteriesHandler = handle(vnRecentLotteries, ({ limit }, context) =>
  readRecent(context, 'VN', limit),
);
