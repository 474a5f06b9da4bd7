import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import { openedNumero, vnOpenedNumero } from '#api/lottery.ts';
import { addDays } from '#domain/date-presets.ts';
import { courses } from '#domain/lottery/courses.ts';
import { momentOf } from '#domain/lottery/zoned-time.ts';
import { sql } from '../../base/database/sql.ts';
import { type Context, handle, Refusal } from '../../base/endpoints/handler.ts';
import { endColumns, endMoment } from '../../base/lists/beyond-end.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutPage, readEnd } from '../../base/lists/list-cursor.ts';
import { readLottery } from './brand-lotteries.ts';
import { shownIssueColumns, toIssue } from './issue-view.ts';

const readOpened = async (
  input: ParsedOf<typeof openedNumero>,
  { database, merchant }: Context,
  family?: 'VN',
): Promise<AnswerOf<typeof openedNumero>> => {
  const { gameCode, day, pageSize } = input;
  // Draws are the same for every member and brand.
  const owner = { list: `${openedNumero.name} ${gameCode}`, merchantId: 0, memberId: 0 };
  const after = readEnd(input.after, owner);
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
  const skip = rowsBefore(input);
  const rows = await opened
    .select(shownIssueColumns)
    .select(endColumns('drawsAt', 'issueNo'))
    // No two draws of a lottery are at one moment.
    .where(after ? sql<boolean>`draws_at < ${endMoment(after)}` : sql<boolean>`true`)
    .orderBy('drawsAt', 'desc')
    .limit(pageSize + 1)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();
  const { items, next } = cutPage(rows, pageSize, owner);
  const former = await countFormer(input, () =>
    opened.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  );
  return {
    gameCode,
    course,
    issues: items.map((issue) => toIssue(merchant, course, issue, now)),
    next,
    ...former,
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
