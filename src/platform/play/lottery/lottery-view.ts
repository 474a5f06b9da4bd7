import type { Lottery } from '#api/lottery.ts';
import { courses } from '#domain/lottery/courses.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { artUrl } from '#art/art-url.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type BrandLottery, pageOf } from './brand-lotteries.ts';
import { toIssue } from './issue-view.ts';
import type { IssuePair } from './read-issues.ts';

/** A lottery's name in a language. */
export const lotteryName = ({ row }: BrandLottery, language: LanguageCode): string =>
  readText(row.names as Partial<Record<LanguageCode, string>>, language, 'en');

/** A lottery as the lists answer it. */
export const toLottery = (
  merchant: Merchant,
  lottery: BrandLottery,
  { current, last }: IssuePair,
  language: LanguageCode,
  now: Date,
): Lottery => {
  const { row, rules, mode } = lottery;
  const { course, schedule } = rules;
  const { family } = courses[course];
  return {
    gameCode: row.gameCode,
    nodeId: row.nodeId,
    gameName: lotteryName(lottery, language),
    iconUrl: artUrl(row.gameCode),
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    page: pageOf(family),
    family,
    course,
    prizeMode: mode,
    maintenance: row.maintenance,
    everySeconds: schedule.kind === 'every' ? schedule.seconds : null,
    dailyAt: schedule.kind === 'daily' ? [...schedule.times] : [],
    timeZone: schedule.timeZone,
    current: current && toIssue(merchant, course, current, now),
    last: last && toIssue(merchant, course, last, now),
  };
};
