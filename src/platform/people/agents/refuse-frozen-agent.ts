import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';

/**
 * Refuses who is frozen as an agent: nothing leaves the account, and nothing is offered.
 *
 * @throws {Refusal} `agent_frozen`
 */
export const refuseFrozenAgent = async (
  database: Database | OpenTransaction,
  merchantId: number,
  agentId: number,
): Promise<void> => {
  const { rows } = await sql`select from agent_freeze where merchant_id = ${merchantId}
    and agent_id = ${agentId} and freed_at is null limit 1`.execute(database);
  if (rows.length > 0) throw new Refusal('agent_frozen');
};
