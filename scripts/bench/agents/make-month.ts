import type { Connection } from '#platform/base/database/connect.ts';
import type { BenchTree } from './make-tree.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Bets of a month for each member: 10,000,000 at 1,000,000 members. */
export const BETS_EACH = 10;

/** Fills a month, or the last days of one, with bets and bonuses of all members, spread over its days, as rows alone: what they move is measured elsewhere. */
export const makeMonth = async (
  owner: Connection['pool'],
  { merchantId, top }: BenchTree,
  members: number,
  { until = new Date(Date.now() - 60 * 60_000), days = 30 } = {},
): Promise<void> => {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await withoutIndexes(client, ['bet', 'money_record'], async () => {
      for (const text of FILL) await client.query(text, [merchantId, top, members, until, days]);
    });
    await client.query('commit');
    for (const table of ['bet', 'money_record']) await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
};

/** In the order of their moments, as they come; one in seven wins. */
const FILL = [
  `insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, status,
      payout_minor, valid_minor, transfer_id, placed_at, settled_at)
    select $1, $2 + (n::bigint * 7919 % $3::bigint), 'V' || n % 7, n::text, (array['RNG', 'LIVE', 'SPORTS'])[1 + n % 3], 'USD', 1000,
        'settled', case when n % 7 = 0 then 5000 else 0 end, 1000, 0, s.at - interval '5 seconds', s.at
      from generate_series(0, $3::bigint * ${BETS_EACH} * $5::int / 30 - 1) n
      cross join lateral (select $4::timestamptz - $5::int * interval '1 day' + (n + 1) * (interval '30 days' / ($3::bigint * ${BETS_EACH})) as at) s`,
  `insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, balance_after_minor, reference)
    select $1, $2 + (n::bigint * 7907 % $3::bigint), $4::timestamptz - $5::int * interval '1 day' + (n + 1) * (interval '30 days' / $3::bigint),
        'bonus', 'bonus', 500, 500, n::text
      from generate_series(0, $3::bigint * $5::int / 30 - 1) n`,
];
