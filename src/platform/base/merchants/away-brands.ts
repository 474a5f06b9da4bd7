import { updateStored } from '#config/resolve/update-stored.ts';
import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';
import { ownDomains } from './import-domains.ts';

/**
 * Which of these brands another cell serves: those that have gone there or have not come yet. A brand that
 * nothing is known of is in the first cell.
 */
export const readAway = async (
  tx: OpenTransaction,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  // By itself: Citus 13.2 crashes on a table of brands behind a left join with a list.
  const { rows } = await sql<{ code: string }>`
    with cell as materialized (select merchant_id, state from brand_cell)
    select asked.code from unnest(${[...codes]}::text[]) as asked (code)
      left join merchant m on m.code = asked.code
      left join cell c on c.merchant_id = m.id
      where coalesce(c.state, (select 'gone' from this_cell where not is_first), 'here')
        in ('gone', 'arriving')`.execute(tx);
  return new Set(rows.map(({ code }) => code));
};

/** The host names of the brands that have gone to another cell, as they were. */
export const readGoneDomains = async (
  database: Database,
  isTriedOut: boolean,
): Promise<ReadonlyMap<string, Merchant>> => {
  const { rows } = await sql<{ id: number; code: string; config: unknown }>`
    select m.id, m.code, m.config from brand_cell c join merchant m on m.id = c.merchant_id
      where c.state = 'gone' order by m.code`.execute(database);
  const gone = rows.flatMap(({ id, code, config: stored }) => {
    const { config, misfits } = updateStored(stored);
    return misfits.length > 0 ? [] : [{ id, code, config }];
  });
  return ownDomains(gone, isTriedOut).owners;
};

/** Whether this database is another cell than the first: brands come here while its servers run. */
export const isOtherCell = async (database: Database): Promise<boolean> => {
  const { rows } = await sql`select from this_cell where not is_first`.execute(database);
  return rows.length > 0;
};
