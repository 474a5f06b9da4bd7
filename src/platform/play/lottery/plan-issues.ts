import { createHash, randomBytes } from 'node:crypto';
import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import { drawsAfter } from '#domain/lottery/schedule.ts';
import { sealSecret } from '../../base/sealing/seal-secret.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { readDrawsOf } from './seal-draw.ts';

/** So many draws of a lottery are always there to be bought: as many as an order may follow. */
const AHEAD = 125;
/** Fewer than so many missing are not worth a write. */
const SLACK = 5;

/** SHA-256 of a seed's hex text: what is published before the first ticket. */
export const commitOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex');

interface Planned {
  gameCode: string;
  ahead: number;
  lastAt: Date | null;
}

/**
 * Writes the coming draws of every lottery that a brand shows, each with its seed and the seed's
 * commitment. After a stand-still it goes on from now: draws that nobody could buy are left out. Of several
 * cells the first one does it, for all lotteries: it does not know what the brands of the others show.
 *
 * @returns how many were added
 */
export const planIssues = async (database: Database, now: Date): Promise<number> => {
  const drawsOf = await readDrawsOf(database);
  if (drawsOf === 'none') return 0;
  const planned = await readPlanned(database, now, drawsOf === 'all cells');
  let added = 0;
  for (const { gameCode, ahead, lastAt } of planned) {
    const rules = lotteryGames[gameCode];
    if (!rules || ahead > AHEAD - SLACK) continue;
    const from = lastAt && lastAt > now ? lastAt : now;
    const draws = drawsAfter(rules.schedule, from, AHEAD - ahead);
    const issues = draws.map(({ issueNo, drawsAt }) => {
      const serverSeed = randomBytes(32).toString('hex');
      const commitHash = commitOf(serverSeed);
      return { gameCode, issueNo, drawsAt, serverSeed: sealSecret(serverSeed), commitHash };
    });
    const done = await database
      .insertInto('lotteryIssue')
      .values(issues)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    added += Number(done.numInsertedOrUpdatedRows ?? 0);
  }
  return added;
};

/**
 * Lotteries of active brands, or all that there are, with the draws that wait. What brands show is read once for all lotteries:
 * its keys begin with the brand, and a look for each lottery read all of them.
 */
const readPlanned = async (database: Database, now: Date, isOfAll: boolean): Promise<Planned[]> => {
  const { rows } = await sql<Planned>`
    select g.game_code as "gameCode", count(i.issue_no)::int as ahead, max(i.draws_at) as "lastAt"
      from game g
      left join lottery_issue i on i.game_code = g.game_code and i.draws_at > ${now}
      where g.active and g.game_type = 'LOTT' and (${isOfAll} or g.vendor_code in (
        select s.vendor_code from merchant_vendor s join merchant m on m.id = s.merchant_id and m.active
          where s.game_type = 'LOTT'))
      group by g.game_code`.execute(database);
  return rows;
};
