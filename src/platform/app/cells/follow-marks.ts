import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../base/database/connect.ts';
import { serverLogin } from '../../base/database/server-login.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { fillSomeCountries } from '../../people/access/fill-countries.ts';
import { followEndedBets } from '../../play/ended-bets/follow-ended-bets.ts';
import { betFollowers } from '../jobs/jobs.ts';
import { ask, askOne, type OpenCell } from './cell.ts';

/** Until when each follower of ended bets has read, by its name; moments as PostgreSQL writes them. */
export type Marks = Readonly<Record<string, string>>;

/** How far the followers of a cell are. */
export const readMarks = async ({ pool }: Pick<OpenCell, 'pool'>): Promise<Marks> => {
  const rows = await ask<{ follower: string; until: string }>(
    pool,
    `select follower, to_char(followed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as until
      from bet_watermark`,
  );
  return Object.fromEntries(rows.map(({ follower, until }) => [follower, until]));
};

const log = { error: () => {} };

/**
 * Brings the followers of the target at least as far as those of the source have read: what they read there
 * is not read again. Row security hides the brand that arrives from them.
 *
 * @param isLate asked while it waits
 * @returns false when it became too late
 */
export const catchUp = async (
  target: OpenCell,
  marks: Marks,
  isLate: () => boolean,
): Promise<boolean> => {
  const last = Object.values(marks).toSorted().at(-1);
  if (last === undefined) return true;
  const login = serverLogin(target.url);
  if (!login) throw new Error('an address without a password');
  const { database, close } = await connect(login.url, { connections: 2 });
  try {
    for (; !isLate(); await wait(20)) {
      const { behind } = await askOne<{ behind: boolean }>(
        target.pool,
        `select exists (select from bet_watermark where followed_until < $1::timestamptz) as behind`,
        [last],
      );
      if (!behind) return true;
      // A bet of the target gets its time before it commits; its clock may be behind the source's.
      const { certain } = await askOne<{ certain: boolean }>(
        target.pool,
        `select clock_timestamp() - interval '10 seconds' >= $1::timestamptz as certain`,
        [last],
      );
      if (certain)
        await followEndedBets({ database, log }, betFollowers, { until: roundedUp(last) });
    }
    return false;
  } finally {
    await close();
  }
};

/** A moment of JavaScript, which knows no microseconds, that is not before one of PostgreSQL. */
const roundedUp = (text: string): Date => new Date(Date.parse(text) + 1);

/**
 * Lets every follower read the bets of a brand that arrived, from where the source's stopped up to where
 * the target's are. In the transaction in which the brand arrives.
 */
export const followArrived = async (
  tx: OpenTransaction,
  merchantId: number,
  marks: Marks,
): Promise<void> => {
  while (!(await fillSomeCountries(tx)));
  for (const follower of betFollowers) {
    const since = marks[follower.name];
    const { rows } = await sql<{ until: Date }>`select followed_until as until from bet_watermark
      where follower = ${follower.name} for update`.execute(tx);
    const until = rows[0]?.until;
    if (since === undefined || until === undefined) continue;
    // One that is already behind in the source came with the brand's rows.
    if (follower.byBrand)
      await sql`insert into bet_brand_behind (follower, merchant_id, followed_until)
        values (${follower.name}, ${merchantId}, ${since}::timestamptz) on conflict do nothing`.execute(
        tx,
      );
    else
      await follower.follow(tx, { merchantIds: [merchantId], since: new Date(since), until }, log);
  }
};
