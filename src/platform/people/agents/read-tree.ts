import type { TeamKind } from '#api/agents.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { findTreeMember, type TreeMember } from './move-branch.ts';
import { teamKindOf } from './team-member.ts';

/** One account of the tree as an operator reads it. */
export interface TreeRow {
  memberId: number;
  username: string;
  kind: TeamKind;
  /** 0: the one that was asked for, or the top. */
  depth: number;
  direct: number;
  total: number;
}

/** Which part of the tree. */
export interface TreeQuery {
  /** The account whose branch it is; null: everybody at the top who has a team. */
  of: string | null;
  /** Levels below. */
  depth: number;
  limit: number;
}

/** A part of a brand's tree, each account followed by those below it; null when there is no such account. */
export const readTree = async (
  database: Database,
  merchantId: number,
  { of, depth, limit }: TreeQuery,
): Promise<{ root: TreeMember | null; rows: TreeRow[] } | null> => {
  const root = of === null ? null : await findTreeMember(database, merchantId, { username: of });
  if (of !== null && !root) return null;
  const { rows } = await sql<Omit<TreeRow, 'kind'> & { type: number }>`
    with recursive shown (id, username, type, depth, way) as (
      select m.id, m.username, m.type, 0, array[m.username collate "C"]
        from member m left join team_size t on t.merchant_id = m.merchant_id and t.member_id = m.id
        where m.merchant_id = ${merchantId} and ${
          root ? sql`m.id = ${root.id}` : sql`m.upline_id is null and t.total > 0`
        }
      union all
      select m.id, m.username, m.type, shown.depth + 1, shown.way || m.username collate "C"
        from shown join member m on m.merchant_id = ${merchantId} and m.upline_id = shown.id
        where shown.depth < ${depth}
    )
    select shown.id as member_id, shown.username, shown.type, shown.depth,
        coalesce(t.direct, 0) as direct, coalesce(t.total, 0) as total
      from shown left join team_size t on t.merchant_id = ${merchantId} and t.member_id = shown.id
      order by shown.way limit ${limit}`.execute(database);
  return { root, rows: rows.map(({ type, ...row }) => ({ ...row, kind: teamKindOf(type) })) };
};
