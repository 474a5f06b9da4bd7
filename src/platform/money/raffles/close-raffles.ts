import type { Beacon } from '#beacon/beacon.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { withSavepoint } from '../../base/database/with-savepoint.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import { fillCountries, fillSomeCountries } from '../../people/access/fill-countries.ts';
import { leaseRaffles, RAFFLE_FOLLOWER } from './raffle-lease.ts';

/** What raffles need of a job. */
export interface RaffleContext {
  database: Database;
  log: Pick<JobContext['log'], 'error'>;
}

/** A deposit gets its time before it commits: after this delay every older one is visible. */
const HOLD_BACK_SECONDS = 10;

/** Lists that are closed in one transaction. */
const MOST_AT_ONCE = 20;

/** Everybody can read the list's hash so long before the value is known that decides. */
const PUBLISHED_MS = 30_000;

interface DueRaffle {
  merchantId: number;
  promotionId: string;
}

/**
 * Closes the lists whose time is over, of all brands: tickets are numbered, the list is hashed, and the beacon's
 * round is fixed that will decide, one that nobody can know yet. Bets have given their tickets before, up to the
 * moment of closing. Each list in a savepoint of its own.
 *
 * @param publishedMs so long before its draw the hash can be read
 * @throws {BeaconUnavailable} when the beacon cannot be asked; the lists wait
 */
export const closeRaffles = async (
  { database, log }: RaffleContext,
  beacon: Beacon,
  publishedMs = PUBLISHED_MS,
): Promise<void> => {
  if (!(await isAnyDue(database))) return;
  let isDone = false;
  while (!isDone) {
    await fillCountries(database);
    // Only now: the value must lie ahead of the list's hash, however many members there were.
    const drawsAt = new Date(Date.now() + publishedMs);
    const round = await beacon.roundAfter(drawsAt);
    isDone = await database.transaction().execute(async (tx) => {
      if (!(await leaseRaffles(tx))) return true;
      if (!(await fillSomeCountries(tx))) return false;
      for (const raffle of await readDue(tx)) {
        const failure = await withSavepoint(tx, () => closeOne(tx, raffle, { round, drawsAt }));
        if (failure) log.error({ ...raffle, err: failure.error }, 'a raffle was not closed');
      }
      return true;
    });
  }
};

const isDue = sql`state = 'OPEN' and closes_at <= now() - make_interval(secs => ${HOLD_BACK_SECONDS})`;

const isAnyDue = async (database: Database): Promise<boolean> => {
  const { rows } = await sql`select from raffle where ${isDue} limit 1`.execute(database);
  return rows.length > 0;
};

const readDue = async (tx: OpenTransaction): Promise<DueRaffle[]> => {
  const { rows } = await sql<DueRaffle>`
    select merchant_id, promotion_id from raffle
      where ${isDue} and (source = 'deposits'
          or closes_at <= bets_followed_until(merchant_id, ${RAFFLE_FOLLOWER}))
      order by merchant_id, promotion_id limit ${MOST_AT_ONCE} for update`.execute(tx);
  return rows;
};

/** Writes what members have in the raffle `isOf` for their deposits, if it is by these. */
const countDeposits = async (tx: OpenTransaction, isOf: ReturnType<typeof sql>): Promise<void> => {
  await sql`
    with credited as materialized (
      select d.merchant_id, r.promotion_id, d.member_id, sum(d.amount_minor - d.fee_minor) as minor
        from raffle r
        join deposit d on d.merchant_id = r.merchant_id and d.currency = r.currency
        where ${isOf} and r.source = 'deposits' and d.state = 'SETTLED'
          and d.ended_at >= r.starts_at and d.ended_at < r.ends_at
        group by d.merchant_id, r.promotion_id, d.member_id
    )
    insert into raffle_entry (merchant_id, promotion_id, member_id, counted_minor)
      select c.merchant_id, c.promotion_id, c.member_id, c.minor
        from credited c
        join raffle r on r.merchant_id = c.merchant_id and r.promotion_id = c.promotion_id
        join member m on m.merchant_id = c.merchant_id and m.id = c.member_id and m.type <> 4
        where ${isMeant}`.execute(tx);
};

const closeOne = async (
  tx: OpenTransaction,
  { merchantId, promotionId }: DueRaffle,
  { round, drawsAt }: { round: number; drawsAt: Date },
): Promise<void> => {
  const isOf = sql`r.merchant_id = ${merchantId} and r.promotion_id = ${promotionId}`;
  await countDeposits(tx, isOf);
  // In the order of names that mean nothing: nobody can choose their tickets' numbers.
  await sql`
    with own as (
      select e.member_id, e.public_id,
          least(r.most_tickets, e.counted_minor / r.step_minor)::bigint as tickets
        from raffle r
        join raffle_entry e on e.merchant_id = r.merchant_id and e.promotion_id = r.promotion_id
        where ${isOf} and e.counted_minor >= r.step_minor
    ),
    placed as (
      select member_id, row_number() over by_name as seq, tickets, sum(tickets) over by_name as last
        from own window by_name as (order by public_id collate "C")
    )
    update raffle_entry e
      set seq = placed.seq, first_ticket = placed.last - placed.tickets + 1, last_ticket = placed.last
      from placed
      where e.merchant_id = ${merchantId} and e.promotion_id = ${promotionId}
        and e.member_id = placed.member_id`.execute(tx);
  await sql`
    update raffle r
      set state = 'CLOSED', tickets = list.tickets, members = list.members, list_hash = list.hash,
        beacon_round = ${round}, draws_at = ${drawsAt}
      from (
        select coalesce(max(last_ticket), 0) as tickets, count(*) as members,
            encode(sha256(convert_to(coalesce(string_agg(
              concat_ws(',', seq, public_id, first_ticket, last_ticket) || e'\\n', '' order by seq), ''),
              'UTF8')), 'hex') as hash
          from raffle_entry
          where merchant_id = ${merchantId} and promotion_id = ${promotionId} and seq is not null
      ) list
      where ${isOf}`.execute(tx);
};

/** Whether the raffle `r` is meant for the member `m` at this moment. */
export const isMeant = sql<boolean>`is_in_audience(r.merchant_id, m.id, r.audience, r.starts_at)`;
