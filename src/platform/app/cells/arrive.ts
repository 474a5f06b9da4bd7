import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { raiseVersion } from '../../base/merchants/serving-processes.ts';
import { holdShared } from '../../play/lottery/seal-draw.ts';
import { ask, inTransaction, type MovedBrand, type OpenCell } from './cell.ts';
import { followArrived, type Marks } from './follow-marks.ts';

/** Says in the target that a brand comes: nobody writes for it there yet. */
export const expectBrand = async (
  source: OpenCell,
  target: OpenCell,
  { id }: MovedBrand,
): Promise<void> => {
  await target.pool.query(
    `insert into brand_cell (merchant_id, state, other_cell) values ($1, 'arriving', $2)
      on conflict (merchant_id) do update set state = 'arriving', other_cell = $2,
        closed_at = null, closed_until = null, followed = null, changed_at = now()`,
    [id, source.name],
  );
};

/**
 * The target begins to serve the brand: all of it in one transaction, so that it is there wholly or not.
 * Done again it changes nothing.
 */
export const openArrived = async (
  source: OpenCell,
  target: OpenCell,
  { id }: MovedBrand,
): Promise<void> => {
  const [gone] = await ask<{ followed: Marks }>(
    source.pool,
    'select followed from brand_cell where merchant_id = $1',
    [id],
  );
  const [stored] = await ask<{ row: unknown; domains: string[] }>(
    source.pool,
    `select to_jsonb(m) as row, array(select domain from merchant_domain d where d.merchant_id = m.id) as domains
      from merchant m where m.id = $1`,
    [id],
  );
  await target.database.transaction().execute(async (tx) => {
    const { rows } = await sql`update brand_cell set state = 'here', changed_at = now()
      where merchant_id = ${id} and state = 'arriving' returning merchant_id`.execute(tx);
    if (rows.length === 0) return;
    await sql`update merchant m set active = true, currency = s.currency, config = s.config,
        content_hash = s.content_hash, updated_at = now()
      from jsonb_populate_record(null::merchant, ${JSON.stringify(stored?.row)}::jsonb) s
      where m.id = ${id}`.execute(tx);
    await sql`insert into merchant_domain (merchant_id, domain)
      select ${id}, unnest(${stored?.domains ?? []}::text[])
      on conflict (domain) do update set merchant_id = excluded.merchant_id`.execute(tx);
    // A pass was given by what the other cell knew; who has none is looked at with the next bet, by what is known here.
    await sql`delete from play_pass where merchant_id = ${id}`.execute(tx);
    // It may have come with bets whose numbers say no month; see first-bet-since.sql.
    await sql`update bet_numbering n set since = greatest(n.since, (select max(b.placed_at) + interval '1 microsecond'
      from bet b where b.merchant_id = ${id} and b.id < 1000000000000))`.execute(tx);
    await followArrived(tx, id, gone?.followed ?? {});
    await reopenDraws(tx, id);
    await followExclusions(tx, id);
    await raiseVersion(tx);
  });
};

/**
 * Ends at the brand what exclusions of other brands end that this cell heard of while it was on its way: whoever signed in before.
 * Its own exclusions are new from now on: all other cells are told of them by this one.
 */
const followExclusions = async (tx: OpenTransaction, id: number): Promise<void> => {
  await sql`select end_excluded(${id}, one.of, one.exclusion, '') from (
      select distinct e.merchant_id as of, e.exclusion_id as exclusion
        from session s
          join member_identity i on i.merchant_id = s.merchant_id and i.member_id = s.member_id
          join excluded_identity e on e.kind = i.kind and e.hash = i.hash and (e.proved or not i.proved)
        where s.merchant_id = ${id} and e.merchant_id <> ${id} and s.created_at < e.changed_at
          and (e.returns_at is null or e.returns_at > now())
        order by 1, 2) one`.execute(tx);
  await sql`update excluded_identity set changed_at = now() where merchant_id = ${id}`.execute(tx);
};

/** Draws that were paid here, or given back, before the brand came with tickets of them: that is done once more, for it. */
const reopenDraws = async (tx: OpenTransaction, id: number): Promise<void> => {
  await holdShared(tx);
  const open = sql`exists (select from lottery_ticket t
    join bet b on b.merchant_id = t.merchant_id and b.id = t.id and b.status = 'open'
    where t.game_code = i.game_code and t.issue_no = i.issue_no and t.merchant_id = ${id})`;
  await sql`update lottery_issue i set status = 'drawn', settled_at = null
    where i.status = 'settled' and ${open}`.execute(tx);
  await sql`update lottery_issue i set refunded_at = null
    where i.status = 'cancelled' and i.refunded_at is not null and ${open}`.execute(tx);
};

/** The source stops serving the brand in all its processes, which take its host names from their sites. */
export const leaveServing = async ({ pool }: OpenCell, { id }: MovedBrand): Promise<void> => {
  await inTransaction(pool, async (client) => {
    await client.query('update merchant set active = false where id = $1', [id]);
    await client.query('delete from merchant_domain where merchant_id = $1', [id]);
    await client.query('update brands_version set version = version + 1');
  });
};
