import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** Who is directly below whom: member → upline; null: nobody. */
export type Uplines = ReadonlyMap<number, number | null>;

/** Every pair of somebody and somebody above as `ancestor>member:depth`, walked up one by one. */
export const walkUp = (uplines: Uplines): string[] => {
  const pairs: string[] = [];
  for (const member of uplines.keys()) {
    let depth = 1;
    for (let above = uplines.get(member); above; above = uplines.get(above)) {
      pairs.push(`${above}>${member}:${depth}`);
      depth += 1;
    }
  }
  return pairs.toSorted();
};

/** The same pairs as the closure table has them, now or at a moment. */
export const readPairs = async (
  database: Database,
  memberIds: readonly number[],
  at: string | null = null,
): Promise<string[]> => {
  const { rows } = await sql<{ pair: string }>`
    select ancestor_id || '>' || member_id || ':' || depth as pair from downline
      where member_id = any(${memberIds}::bigint[]) and (case when ${at}::timestamptz is null
        then until is null else since <= ${at} and (until is null or until > ${at}) end)`.execute(
    database,
  );
  return rows.map(({ pair }) => pair).toSorted();
};

/** How many are below each as the stored sizes say it: `member:direct/total`, without those who have nobody. */
export const readSizes = async (
  database: Database,
  memberIds: readonly number[],
): Promise<string[]> => {
  const { rows } = await sql<{ size: string }>`
    select member_id || ':' || direct || '/' || total as size from team_size
      where member_id = any(${memberIds}::bigint[]) and total > 0`.execute(database);
  return rows.map(({ size }) => size).toSorted();
};

/** The same sizes, counted from who is directly below whom. */
export const countSizes = (uplines: Uplines): string[] => {
  const sizes = new Map<string, [direct: number, total: number]>();
  for (const pair of walkUp(uplines)) {
    const [ancestor = '', rest = ''] = pair.split('>');
    const [direct, total] = sizes.get(ancestor) ?? [0, 0];
    sizes.set(ancestor, [direct + (rest.endsWith(':1') ? 1 : 0), total + 1]);
  }
  return [...sizes].map(([member, [direct, total]]) => `${member}:${direct}/${total}`).toSorted();
};
