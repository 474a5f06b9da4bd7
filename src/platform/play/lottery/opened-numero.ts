import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import { openedNumero, vnOpenedNumero } from '#api/lottery.ts';
import { addDays } from '#domain/date-presets.ts';
import { courses } from '#domain/lottery/courses.ts';
import { momentOf } from '#domain/lottery/zoned-time.ts';
import { sql } from '../../base/database/sql.ts';
import { type Context, handle, Refusal } from '../../base/endpoints/handler.ts';
import { readLottery } from './brand-lotteries.ts';
import { shownIssueColumns, toIssue } from './issue-view.ts';

const readOpened = async (
  { gameCode, day, pageNo, pageSize }: ParsedOf<typeof openedNumero>,
  { database, merchant }: Context,
  family?: 'VN',
): Promise<AnswerOf<typeof openedNumero>> => {
  const { rules } = await readLottery(database, merchant, gameCode);
  const { course, schedule } = rules;
  if (family && courses[course].family !== family) throw new Refusal('lottery_unknown');
  const now = new Date();
  const opened = database
    .selectFrom('lotteryIssue')
    .where('gameCode', '=', gameCode)
    .where('status', '<>', 'open')
    .$if(day !== undefined, (query) =>
      query
        // The draw of midnight belongs to the day that it ends.
        .where('drawsAt', '>', momentOf(day ?? '', 0, schedule.timeZone))
        .where('drawsAt', '<=', momentOf(addDays(day ?? '', 1), 0, schedule.timeZone)),
    );
  const [issues, { total }] = await Promise.all([
    opened
      .select(shownIssueColumns)
      .orderBy('drawsAt', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    opened.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    gameCode,
    course,
    issues: issues.map((issue) => toIssue(merchant, course, issue, now)),
    pageNo,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
};

/** Opened numbers of one lottery, the newest first. */
export const openedNumeroHandler = handle(openedNumero, (input, context) =>
  readOpened(input, context),
);

/** Opened numbers of one Vietnam lottery, the newest first. */
export const vnOpenedNumeroHandler = handle(vnOpenedNumero, (input, context) =>
  readOpened(input, context, 'VN'),
);
