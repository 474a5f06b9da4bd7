import type { Connection } from '#platform/base/database/connect.ts';

/** Below each, as long as there are members. */
export const BRANCHING = 10;

/** Those whose branches are read: the top, and one of each size below. */
export interface BenchTree {
  merchantId: number;
  top: number;
  /** A branch of about a hundredth of all, two levels down, and another place to move it to. */
  branch: number;
  elsewhere: number;
  /** Ten people below. */
  small: number;
  /** Somebody at the very bottom of `branch`. */
  leaf: number;
}

/**
 * Fills an empty brand with a tree in which everybody has ten below: every row as a registration writes it, a million of them in
 * one go. Beside it stands the same tree as paths of `ltree`, with the same history.
 */
export const makeTree = async (
  owner: Connection['pool'],
  members: number,
  code = 'bench',
): Promise<BenchTree> => {
  const client = await owner.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into merchant (code, currency, config, content_hash) values ($1, 'USD', '{}', '')
        on conflict (code) do update set code = excluded.code returning id`,
      [code],
    );
    const merchantId = Number(rows[0]?.id);
    await client.query('begin');
    // No trigger and no check of keys: what they would write is written below.
    await client.query('set local session_replication_role = replica');
    const { rows: first } = await client.query<{ id: number }>(
      `select coalesce(max(id), 0) + 1 as id from member`,
    );
    const top = Number(first[0]?.id);
    for (const text of FILL) await client.query(text, needs(text, [merchantId, top, members]));
    await client.query(`select setval(pg_get_serial_sequence('member', 'id'), $1)`, [
      top + members,
    ]);
    await client.query('commit');
    for (const table of ['member', 'downline', 'team_size', 'tree_path'])
      await client.query(`vacuum analyze ${table}`);
    const level = (depth: number): number => (BRANCHING ** depth - 1) / (BRANCHING - 1);
    const firstBelow = (id: number): number => top + (id - top) * BRANCHING + 1;
    const branch = top + level(2);
    let leaf = branch;
    while (firstBelow(leaf) < top + members) leaf = firstBelow(leaf);
    let small = branch;
    while (firstBelow(firstBelow(small)) < top + members) small = firstBelow(small);
    return { merchantId, top, branch, elsewhere: branch + 50, small, leaf };
  } finally {
    client.release();
  }
};

const needs = (text: string, values: number[]): number[] =>
  values.slice(
    0,
    Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number)), 0),
  );

const FILL = [
  `insert into member (merchant_id, id, username, nickname, type, language, registered_ip, upline_id, registered_at,
      last_login_at)
    overriding system value
    select $1, $2 + n, 'u' || lpad(((n * 7919) % $3)::text, 7, '0'), 'x', case when n = 0 then 1 when n < $3 / 10 then 2 else 0 end, 'en',
        '127.0.0.1', case when n = 0 then null else $2 + (n - 1) / ${BRANCHING} end,
        now() - interval '1 year' + n * interval '10 seconds',
        case when n % 3 = 0 then null else now() - (n % 100) * interval '1 day' end
      from generate_series(0::bigint, $3::bigint - 1) n`,
  `insert into downline (merchant_id, ancestor_id, member_id, depth, since)
    with recursive line (ancestor_id, member_id, depth, since) as (
      select upline_id, id, 1, registered_at from member where merchant_id = $1 and upline_id is not null
      union all
      select m.upline_id, line.member_id, line.depth + 1, line.since
        from line join member m on m.merchant_id = $1 and m.id = line.ancestor_id where m.upline_id is not null
    ) select $1, line.* from line`,
  `insert into team_size (merchant_id, member_id, direct, total)
    select $1, m.id, count(d.member_id) filter (where d.depth = 1), count(d.member_id)
      from member m left join downline d on d.merchant_id = $1 and d.ancestor_id = m.id
      where m.merchant_id = $1 group by m.id`,
  `create extension if not exists ltree`,
  `create table tree_path (merchant_id bigint not null, member_id bigint not null, path ltree not null,
    since timestamptz not null, until timestamptz, primary key (merchant_id, member_id, since))`,
  `insert into tree_path (merchant_id, member_id, path, since)
    with recursive line (id, path) as (
      select id, id::text::ltree from member where merchant_id = $1 and upline_id is null
      union all
      select m.id, line.path || m.id::text from line
        join member m on m.merchant_id = $1 and m.upline_id = line.id
    ) select $1, m.id, line.path, m.registered_at from line
        join member m on m.merchant_id = $1 and m.id = line.id`,
  `create index tree_path_below on tree_path using gist (path) where until is null`,
  `create index tree_path_order on tree_path (path) where until is null`,
];
