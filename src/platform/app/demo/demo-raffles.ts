import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { closeRaffles, type RaffleContext } from '../../money/raffles/close-raffles.ts';
import { drawRaffles } from '../../money/raffles/draw-raffles.ts';
import { writeRaffles } from '../../money/raffles/open-raffles.ts';
import { RAFFLE_FOLLOWER } from '../../money/raffles/raffle-lease.ts';

/**
 * Gives the people of the demo world tickets in the raffles of their brands, also in those of old, which are then
 * drawn. Tickets of a raffle that is there stay as they are.
 */
export const holdDemoRaffles = async (
  context: RaffleContext,
  merchantIds: readonly number[],
): Promise<void> => {
  await giveTickets(context.database, merchantIds);
  await closeRaffles(context, configuredBeacon(), 0);
  await drawRaffles(context, configuredBeacon());
};

const giveTickets = (database: Database, merchantIds: readonly number[]): Promise<void> =>
  database.transaction().execute(async (tx) => {
    // The job writes raffles too.
    await sql`select from bet_watermark where follower = ${RAFFLE_FOLLOWER} for update`.execute(tx);
    const blank = await readBlank(tx, merchantIds);
    const missing = blank.filter(({ isWritten }) => !isWritten);
    if (missing.length > 0) await writeRaffles(tx, missing);
    for (const { merchantId, id } of blank) await fillOne(tx, merchantId, id);
  });

/** Raffles that have begun and in which nobody has a ticket. */
const readBlank = async (
  tx: OpenTransaction,
  merchantIds: readonly number[],
): Promise<{ merchantId: number; id: string; isWritten: boolean }[]> => {
  const { rows } = await sql<{ merchantId: number; id: string; isWritten: boolean }>`
    select p.merchant_id, p.id, r.promotion_id is not null as is_written from promotion p
      left join raffle r on r.merchant_id = p.merchant_id and r.promotion_id = p.id
      where p.merchant_id = any(${[...merchantIds]}::bigint[]) and p.mechanic ->> 'kind' = 'raffle'
        and coalesce(p.starts_at, now()) <= now()
        and not exists (select from raffle_entry e
          where e.merchant_id = p.merchant_id and e.promotion_id = p.id)`.execute(tx);
  return rows;
};

const fillOne = async (
  tx: OpenTransaction,
  merchantId: number,
  promotionId: string,
): Promise<void> => {
  await sql`update raffle set starts_at = starts_at - interval '30 days'
    where merchant_id = ${merchantId} and promotion_id = ${promotionId}
      and state = 'OPEN'`.execute(tx);
  await sql`
    insert into raffle_entry (merchant_id, promotion_id, member_id, counted_minor)
      select r.merchant_id, r.promotion_id, m.id,
          r.step_minor * (1 + (row_number() over (order by m.id) * 7) % 23)
        from raffle r
        join member m on m.merchant_id = r.merchant_id and m.type = 0
        where r.merchant_id = ${merchantId} and r.promotion_id = ${promotionId}
          and r.state = 'OPEN' and r.source = 'validBets'
      on conflict do nothing`.execute(tx);
};
