import { createHmac } from 'node:crypto';
import { fairDraw } from '#domain/fair/fair-draw.ts';
import type { CourseCode, LotteryResult } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';
import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import { rowsSeen } from '#domain/lottery/statistics.ts';
import { openSecret } from '../../base/sealing/seal-secret.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** Which draw of which lottery. */
export interface IssueName {
  gameCode: string;
  issueNo: string;
}

const hmac = (key: string, message: string): Uint8Array =>
  createHmac('sha256', key).update(message).digest();

/** The numbers that follow from the seeds of a draw. */
export const numbersOf = (
  course: CourseCode,
  { serverSeed, clientSeed }: { serverSeed: string; clientSeed: string },
): LotteryResult => courses[course].draw(fairDraw({ serverSeed, clientSeed, nonce: 0 }, hmac));

/**
 * Draws an issue once: no ticket can be bought any more, the digest of all that were is the players'
 * half of the seed. A draw that is made already stays as it is.
 *
 * @returns whether it was drawn now
 */
export const drawIssue = (database: Database, { gameCode, issueNo }: IssueName): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const rules = lotteryGames[gameCode];
    if (!rules) throw new Error(`there are no rules for the lottery ${gameCode}`);
    // Whoever is buying holds the row; from here on nobody buys.
    const issue = await tx
      .selectFrom('lotteryIssue')
      .select(['status', 'serverSeed'])
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (issue.status !== 'open') return false;
    const { clientSeed, tickets } = await digestTickets(tx, { gameCode, issueNo });
    const serverSeed = openSecret(issue.serverSeed);
    const result = numbersOf(rules.course, { serverSeed, clientSeed });
    await tx
      .updateTable('lotteryIssue')
      .set({
        status: 'drawn',
        result: JSON.stringify(result),
        // From now on everybody may see it.
        serverSeed,
        clientSeed,
        tickets,
        drawnAt: new Date(),
      })
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .execute();
    await countNumbers(tx, gameCode, rules.course, result);
    return true;
  });

/** SHA-256 over all tickets of all brands in order, whatever became of them, after the draw's name. */
const digestTickets = async (
  tx: OpenTransaction,
  { gameCode, issueNo }: IssueName,
): Promise<{ clientSeed: string; tickets: number }> => {
  const { rows } = await sql<{ clientSeed: string; tickets: number }>`
    select encode(sha256(convert_to(${`${gameCode}:${issueNo}`} || coalesce(string_agg(':' ||
          encode(sha256(convert_to(concat_ws(':', t.merchant_id, t.id, t.bet_type, t.picks,
            t.unit_minor, t.multiple), 'UTF8')), 'hex'), '' order by t.merchant_id, t.id), ''),
          'UTF8')), 'hex') as "clientSeed",
        count(*)::int as tickets
      from lottery_ticket t
      where t.game_code = ${gameCode} and t.issue_no = ${issueNo}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the digest answered no row');
  return row;
};

/** Adds a draw to what came how often since the lottery began. */
const countNumbers = async (
  tx: OpenTransaction,
  gameCode: string,
  course: CourseCode,
  result: LotteryResult,
): Promise<void> => {
  const seen = rowsSeen(course, result).flatMap(({ key, seen: options }) =>
    [...Map.groupBy(options, (option) => option)].map(([option, same]) => ({
      gameCode,
      rowKey: key,
      option,
      count: same.length,
    })),
  );
  await tx
    .insertInto('lotteryCount')
    .values([{ gameCode, rowKey: '', option: '', count: 1 }, ...seen])
    .onConflict((conflict) =>
      conflict
        .columns(['gameCode', 'rowKey', 'option'])
        .doUpdateSet({ count: sql`lottery_count.count + excluded.count` }),
    )
    .execute();
};
