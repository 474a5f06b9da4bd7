import { createHash, createHmac } from 'node:crypto';
import type { Beacon, BeaconValue } from '#beacon/beacon.ts';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { fairDraw } from '#domain/fair/fair-draw.ts';
import type { CourseCode, LotteryResult } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';
import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import { sealedText, type SealedTickets } from '#domain/lottery/sealed-tickets.ts';
import { rowsSeen } from '#domain/lottery/statistics.ts';
import { openSecret } from '../../base/sealing/seal-secret.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { IssueName } from './issue-name.ts';
import { type DrawsOf, holdShared, readDrawsOf, sealDraw } from './seal-draw.ts';

const hmac = (key: string, message: string): Uint8Array =>
  createHmac('sha256', key).update(message).digest();

/** The numbers that follow from the seeds of a draw. */
export const numbersOf = (
  course: CourseCode,
  { serverSeed, clientSeed }: { serverSeed: string; clientSeed: string },
): LotteryResult => courses[course].draw(fairDraw({ serverSeed, clientSeed, nonce: 0 }, hmac));

/**
 * Draws an issue once: when its sales are over, the next value of the beacon is waited for; that and
 * the digest of all tickets are the other half of the seed. A draw that is made already stays as it
 * is; one that was cut off goes on with the round that it had. Where there are several cells, the first
 * one draws from the tickets of all, the next value after those were sealed.
 *
 * @returns whether it was drawn now; false, too, while other cells are waited for, and in those
 * @throws {BeaconUnavailable} when the beacon cannot be read; the draw waits, and nobody can buy
 */
export const drawIssue = async (
  database: Database,
  name: IssueName,
  beacon: Beacon = configuredBeacon(),
): Promise<boolean> => {
  const drawsOf = await readDrawsOf(database);
  if (drawsOf === 'none') return false;
  const round = await endSales(database, name, { beacon, drawsOf });
  if (round === null) return false;
  return drawWith(database, name, await beacon.read(round));
};

/**
 * Ends the sales of an issue for good, and fixes the beacon's round: the first after the hour of the
 * draw, or after this moment where it comes before its hour; with several cells the first after their
 * tickets were sealed. A late draw cannot pick its round.
 *
 * @returns the round; null when the issue is drawn or cancelled, or waits for other cells
 */
const endSales = async (
  database: Database,
  name: IssueName,
  { beacon, drawsOf }: { beacon: Beacon; drawsOf: DrawsOf },
): Promise<number | null> => {
  const issue = await readIssue(database, name);
  if (issue.status !== 'open') return null;
  if (issue.beaconRound !== null) return issue.beaconRound;
  const last =
    drawsOf === 'all cells' ? await sealDraw(database, name) : earlier(issue.drawsAt, new Date());
  if (last === null) return null;
  const round = await beacon.roundAfter(last);
  // Waits for purchases that are running and locks the row: from here on no ticket can be bought.
  await database
    .updateTable('lotteryIssue')
    .set({ beaconRound: round })
    .where('gameCode', '=', name.gameCode)
    .where('issueNo', '=', name.issueNo)
    .where('status', '=', 'open')
    .where('beaconRound', 'is', null)
    .execute();
  // Another process may have been first.
  return (await readIssue(database, name)).beaconRound;
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const readIssue = (database: Database, { gameCode, issueNo }: IssueName) =>
  database
    .selectFrom('lotteryIssue')
    .select(['status', 'drawsAt', 'beaconRound'])
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .executeTakeFirstOrThrow();

/** Makes and stores the numbers, once. */
const drawWith = (
  database: Database,
  { gameCode, issueNo }: IssueName,
  { randomness }: BeaconValue,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const rules = lotteryGames[gameCode];
    if (!rules) throw new Error(`there are no rules for the lottery ${gameCode}`);
    const issue = await tx
      .selectFrom('lotteryIssue')
      .select(['status', 'serverSeed', 'sealed'])
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (issue.status !== 'open') return false;
    const { digest, tickets } = issue.sealed
      ? summed({ gameCode, issueNo }, issue.sealed)
      : await digestTickets(tx, { gameCode, issueNo });
    if (issue.serverSeed === null) throw new Error(`${gameCode} ${issueNo} has no seed here`);
    const serverSeed = openSecret(issue.serverSeed);
    if (issue.sealed) await holdShared(tx);
    const clientSeed = `${digest}-${randomness}`;
    const result = numbersOf(rules.course, { serverSeed, clientSeed });
    await tx
      .updateTable('lotteryIssue')
      .set({
        status: 'drawn',
        result: JSON.stringify(result),
        // From now on everybody may see it.
        serverSeed,
        clientSeed,
        beaconValue: randomness,
        tickets,
        drawnAt: new Date(),
      })
      .where('gameCode', '=', gameCode)
      .where('issueNo', '=', issueNo)
      .execute();
    await countNumbers(tx, gameCode, rules.course, result);
    return true;
  });

/** SHA-256 over all that was sealed of a draw: the tickets' part of its seed where there are several cells. */
export const digestOfSealed = (name: IssueName, sealed: SealedTickets): string =>
  createHash('sha256').update(sealedText(name, sealed)).digest('hex');

const summed = (name: IssueName, sealed: SealedTickets): { digest: string; tickets: number } => ({
  digest: digestOfSealed(name, sealed),
  tickets: sealed.brands.reduce((sum, [, , tickets]) => sum + tickets, 0),
});

/** SHA-256 over all tickets of all brands in order, whatever became of them, after the draw's name. */
const digestTickets = async (
  tx: OpenTransaction,
  { gameCode, issueNo }: IssueName,
): Promise<{ digest: string; tickets: number }> => {
  const { rows } = await sql<{ digest: string; tickets: number }>`
    select encode(sha256(convert_to(${`${gameCode}:${issueNo}`} || coalesce(string_agg(':' ||
          encode(sha256(convert_to(concat_ws(':', t.merchant_id, t.id, t.bet_type, t.picks,
            t.unit_minor, t.multiple), 'UTF8')), 'hex'), '' order by t.merchant_id, t.id), ''),
          'UTF8')), 'hex') as digest,
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
