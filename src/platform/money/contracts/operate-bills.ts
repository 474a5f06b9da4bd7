import type { Bill } from '#api/agent-bills.ts';
import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type BillRow, readBills } from './bill-rows.ts';

/** The bills of a brand, the newest first; only those that are paid to or by an account, or in a state, where asked. */
export const readOperatedBills = (
  database: Database,
  merchantId: number,
  { of, state, limit }: { of: number | null; state: Bill['state'] | null; limit: number },
): Promise<BillRow[]> =>
  readBills(
    database,
    merchantId,
    sql`true ${of === null ? sql`` : sql`and ${of} in (b.agent_id, b.upline_id)`}
      ${state === null ? sql`` : sql`and b.state = ${state}`}`,
    limit,
  );

/** One bill of any brand, with the brand; null: there is none. */
export const findBill = async (
  database: Database,
  merchants: readonly Merchant[],
  billId: number,
): Promise<{ merchant: Merchant; bill: BillRow } | null> => {
  for (const merchant of merchants) {
    const [bill] = await readBills(database, merchant.id, sql`b.id = ${billId}`, 1);
    if (bill) return { merchant, bill };
  }
  return null;
};

/** A bill that came to something else than before. */
export interface Revision {
  billId: number;
  agentName: string;
  startsAt: Date;
  revision: number;
  /** Whole for the period: the share less what contracts below have of it. */
  beforeMinor: number;
  afterMinor: number;
  /** What is still to be paid. */
  dueMinor: number;
}

/**
 * What counting a period again came to, with the later bills that it changes: a dividend carries the loss of the one before. Null:
 * no bill of this kind has a period that begins then.
 */
export const recountPeriod = (
  database: Database,
  merchant: Merchant,
  { kind, startsAt }: { kind: ContractKind; startsAt: Date },
  actor: Actor,
): Promise<Revision[] | null> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      lastId: number | null;
      isThere: boolean;
    }>`select max(b.id) as last_id, bool_or(b.starts_at = ${startsAt}) as is_there from contract_bill b
      where b.merchant_id = ${merchant.id} and b.kind = ${kind} and b.starts_at >= ${startsAt}`.execute(
      tx,
    );
    const { lastId = null, isThere = false } = rows[0] ?? {};
    if (lastId === null || !isThere) return null;
    await sql`select recount_period(${merchant.id}, ${kind}, ${merchant.config.timeZone}, ${startsAt})`.execute(
      tx,
    );
    const changed = await readRevisions(tx, merchant.id, { kind, startsAt, lastId });
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: 'agent.recount',
      subject: `${kind} ${startsAt.toISOString()}`,
      facts: { revisions: changed.map(({ billId }) => billId) },
    });
    return changed;
  });

const readRevisions = async (
  tx: OpenTransaction,
  merchantId: number,
  { kind, startsAt, lastId }: { kind: ContractKind; startsAt: Date; lastId: number },
): Promise<Revision[]> => {
  const { rows } = await sql<Revision>`
    select b.id as bill_id, m.username as agent_name, b.starts_at, b.revision, b.due_minor,
        p.gross_minor - p.deeper_minor as before_minor, b.gross_minor - b.deeper_minor as after_minor
      from contract_bill b
      join contract_bill p on p.merchant_id = b.merchant_id and p.contract_id = b.contract_id
        and p.starts_at = b.starts_at and p.revision = b.revision - 1
      join member m on m.merchant_id = b.merchant_id and m.id = b.agent_id
      where b.merchant_id = ${merchantId} and b.kind = ${kind} and b.starts_at >= ${startsAt} and b.id > ${lastId}
      order by b.starts_at, b.agent_id`.execute(tx);
  return rows;
};
