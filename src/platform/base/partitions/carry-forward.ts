import { escapeIdentifier, type PoolClient } from 'pg';
import type { Partition } from './read-partitions.ts';

/** The table of the lines of transfers: accounts stand on them. */
export const LINES = 'entry';

/**
 * Notes what the lines of each account come to in a partition, so that balances are told without them; nothing for tables
 * on which no account stands. In the transaction that takes the partition off: whoever adds up sees either its lines or this.
 * Rows that came late for what was taken off before are added. Nobody writes there until that transaction ends.
 *
 * @param client of the tables' owner, in a transaction
 * @param partition one in use with a last moment
 */
export const carryForward = async (
  client: PoolClient,
  { table, name, until }: Partition,
): Promise<void> => {
  if (table !== LINES) return;
  const part = `parts.${escapeIdentifier(name)}`;
  await client.query(`lock table ${part} in share mode`);
  await client.query(
    `insert into account_carried as c (merchant_id, account_id, until, balance, entries)
      select e.merchant_id, e.account_id, $1, sum(e.amount), count(*) from ${part} e group by 1, 2 order by 1, 2
      on conflict (merchant_id, account_id, until) do update
        set balance = c.balance + excluded.balance, entries = c.entries + excluded.entries`,
    [until],
  );
};
