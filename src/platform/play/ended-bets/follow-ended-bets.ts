import { readEndedUntil } from '../../base/database/ended-until.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { withSavepoint } from '../../base/database/with-savepoint.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import { fillSomeCountries } from '../../people/access/fill-countries.ts';
import { followByBrand, listBehind } from './follow-by-brand.ts';
import type { BetFollower } from './bet-follower.ts';

/** What following needs of a job. */
type FollowContext = Pick<JobContext, 'database'> & { log: Pick<JobContext['log'], 'error'> };

/**
 * Gives every follower the bets that ended since its watermark, those of all brands in one step. The
 * row of a watermark is the lease: of several processes one follows, and the next begins where it
 * stopped. A follower that fails keeps its watermark, and keeps no other from its turn; one that follows each
 * brand by itself goes on with the brands that do not fail.
 *
 * @param options.until bets that ended until then; as far as all of them are visible when left out
 * @param options.leastStepMs a watermark that is no further behind is left alone: another process moved it
 * @throws {AggregateError} when any follower failed, after the others are done
 */
export const followEndedBets = async (
  context: FollowContext,
  followers: readonly BetFollower[],
  { until: asked, leastStepMs = 0 }: { until?: Date; leastStepMs?: number } = {},
): Promise<void> => {
  const until = asked ?? (await readEndedUntil(context.database));
  const beforeMs = until.getTime() - leastStepMs;
  let errors: unknown[] | null = null;
  while (errors === null)
    errors = await context.database.transaction().execute(async (tx) => {
      const watermarks = await takeWatermarks(tx, followers, beforeMs);
      if (watermarks.size === 0) return [];
      // An audience of countries is decided by what stands there: nobody is judged before all is found.
      if (!(await fillSomeCountries(tx))) return null;
      return followAll(tx, followers, { watermarks, until, log: context.log });
    });
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} did not follow: ${String(errors[0])}`);
};

/** @returns the errors of those that failed */
const followAll = async (
  tx: OpenTransaction,
  followers: readonly BetFollower[],
  {
    watermarks,
    until,
    log,
  }: { watermarks: ReadonlyMap<string, Date>; until: Date; log: FollowContext['log'] },
): Promise<unknown[]> => {
  const first = Math.min(...[...watermarks.values()].map((since) => since.getTime()));
  const merchantIds = await listMerchantsWithBets(tx, new Date(first), until);
  const waiting = followers.filter(({ name }) => watermarks.has(name));
  const idle = merchantIds.length === 0 ? await listIdle(tx, waiting) : new Set<string>();
  if (idle.size > 0)
    await sql`update bet_watermark set followed_until = ${until}
      where follower = any(${[...idle]}::text[])`.execute(tx);
  const failed: unknown[] = [];
  for (const follower of waiting) {
    const since = watermarks.get(follower.name);
    if (!since || idle.has(follower.name)) continue;
    const failure = await withSavepoint(tx, async () => {
      await (follower.byBrand
        ? followByBrand(tx, follower, { merchantIds, since, until }, log)
        : follower.follow(tx, { merchantIds, since, until }, log));
      await sql`update bet_watermark set followed_until = ${until}
        where follower = ${follower.name}`.execute(tx);
    });
    if (failure) failed.push(failure.error);
  }
  return failed;
};

/** Those that have nothing to do when no bet has ended, which is most of the time. */
const listIdle = async (
  tx: OpenTransaction,
  followers: readonly BetFollower[],
): Promise<ReadonlySet<string>> => {
  const behind = await listBehind(tx);
  const idle = new Set<string>();
  for (const { name, always, listBrands } of followers)
    if (!always && !behind.has(name) && ((await listBrands?.(tx)) ?? []).length === 0)
      idle.add(name);
  return idle;
};

/** The watermarks that nobody else holds and that are behind, each until the transaction ends. */
const takeWatermarks = async (
  tx: OpenTransaction,
  followers: readonly BetFollower[],
  beforeMs: number,
): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await sql<{ follower: string; followedUntil: Date }>`
    select follower, followed_until from bet_watermark
      where follower = any(${followers.map(({ name }) => name)}::text[])
        and followed_until < ${new Date(beforeMs)}
      order by follower for update skip locked`.execute(tx);
  return new Map(rows.map((row) => [row.follower, row.followedUntil]));
};

/**
 * One look into an index of the month for each brand, what a brand without players costs (until a day after the month's turn:
 * two). Bets of months before it are few that end, and so are those that were taken back: both are found over all brands by
 * their time, whatever month they are of.
 */
const listMerchantsWithBets = async (
  tx: OpenTransaction,
  since: Date,
  until: Date,
): Promise<number[]> => {
  const { recent, next } = await readNumbers(tx, since, until);
  const { rows } = await sql<{ id: number }>`
    select m.id from merchant m
      where exists (select from bet b where b.merchant_id = m.id
          and b.id >= ${recent} and b.id < ${next}
          and b.settled_at > ${since} and b.settled_at <= ${until})
    union
    select b.merchant_id from bet b where b.id < ${recent} and b.settled_at > ${since} and b.settled_at <= ${until}
      and b.settled_at - b.placed_at > interval '1 day'
    union
    select b.merchant_id from bet b where b.voided_at > ${since} and b.voided_at <= ${until}
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
};

/**
 * The numbers of bets that were placed since a day before `since`, as values: months that are not asked for are then not even
 * looked up while a plan is made. A bet below them that ends after `since` ends more than a day after it was placed.
 */
const readNumbers = async (
  tx: OpenTransaction,
  since: Date,
  until: Date,
): Promise<{ recent: number; next: number }> => {
  const { rows } = await sql<{ recent: number; next: number }>`
    select first_bet_since(${since}::timestamptz - interval '1 day') as recent,
      number_of_month(${until}::timestamptz + interval '1 month') as next`.execute(tx);
  const [numbers] = rows;
  if (!numbers) throw new Error('the numbers of a month answered no row');
  return numbers;
};
