import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { downlineName } from './downline-name.ts';

/** One step of the way from an agent down. */
export interface Crumb {
  memberId: number;
  name: string;
}

/**
 * Those between an agent and somebody below, the agent's direct downline first.
 *
 * @param agentId who asks: nobody above is told
 */
export const readCrumbs = async (
  database: Database | OpenTransaction,
  { id: merchantId, config }: Merchant,
  { agentId, memberId }: { agentId: number; memberId: number },
): Promise<Crumb[]> => {
  const { rows } = await sql<{ memberId: number; username: string; depth: number }>`
    select own.member_id, m.username, own.depth
      from downline above
      join downline own on own.merchant_id = above.merchant_id and own.ancestor_id = ${agentId}
        and own.member_id = above.ancestor_id and own.until is null
      join member m on m.merchant_id = above.merchant_id and m.id = above.ancestor_id
      where above.merchant_id = ${merchantId} and above.member_id = ${memberId} and above.until is null
      order by own.depth`.execute(database);
  return rows.map((row) => ({
    memberId: row.memberId,
    name: downlineName(config, row.username, row.depth),
  }));
};
