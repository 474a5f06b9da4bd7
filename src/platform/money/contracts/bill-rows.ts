import type { Bill } from '#api/agent-bills.ts';
import type { ContractTerms } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { downlineName } from '../../people/agents/downline-name.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** A bill as it is stored, with the names of the two and the terms. */
export interface BillRow {
  id: number;
  contractId: number;
  kind: Bill['kind'];
  uplineId: number | null;
  uplineName: string | null;
  agentId: number;
  agentName: string;
  startsAt: Date;
  endsAt: Date;
  revision: number;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
  bonusMinor: number;
  rebateMinor: number;
  salaryMinor: number;
  feeMinor: number;
  activeMembers: number;
  carryMinor: number;
  figureMinor: number;
  rateMillis: number;
  remainderIn: number;
  remainderOut: number;
  grossMinor: number;
  deeperMinor: number;
  owedMinor: number;
  dueMinor: number;
  paidMinor: number;
  guaranteedMinor: number;
  repaidMinor: number;
  state: Bill['state'];
  calculatedAt: Date;
  paidAt: Date | null;
  terms: ContractTerms;
}

/** What is still open on `b`, a bill: to who waits for it, and where the upline pays also to the guarantee account. */
export const OWED = sql`b.due_minor - b.paid_minor
  + case when b.kind = 'dividend' and b.upline_id is not null then b.guaranteed_minor - b.repaid_minor else 0 end`;

/** Whether `b`, a bill, is a dividend on which its upline may owe something. */
export const IS_OPEN_DIVIDEND = sql`b.kind = 'dividend'
  and b.state in ('PAYABLE', 'PART', 'INSUFFICIENT', 'DEFAULTED')`;

/**
 * Reads bills of a brand, the newest first.
 *
 * @param where a condition on `b`, the bill
 */
export const readBills = async (
  database: Database | OpenTransaction,
  merchantId: number,
  where: ReturnType<typeof sql>,
  limit: number,
): Promise<BillRow[]> => {
  const { rows } = await sql<BillRow>`
    select b.*, u.username as upline_name, a.username as agent_name, c.terms
      from contract_bill b
      join agent_contract c on c.merchant_id = b.merchant_id and c.id = b.contract_id
      join member a on a.merchant_id = b.merchant_id and a.id = b.agent_id
      left join member u on u.merchant_id = b.merchant_id and u.id = b.upline_id
      where b.merchant_id = ${merchantId} and ${where}
      order by b.id desc limit ${limit}`.execute(database);
  return rows;
};

/** A bill as one of its two parties sees it. */
export const toBill = (
  row: BillRow,
  { merchant, viewerId }: { merchant: Merchant; viewerId: number },
): Bill => {
  const isOwn = row.agentId === viewerId;
  const { uplineName, agentName } = row;
  const isByUpline = row.kind === 'dividend' && row.uplineId !== null;
  return {
    billId: row.id,
    contractId: row.contractId,
    kind: row.kind,
    isOwn,
    party: isOwn
      ? uplineName === null
        ? null
        : maskName(uplineName)
      : downlineName(merchant.config, agentName, 1),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    revision: row.revision,
    figureMinor: row.figureMinor,
    activeMembers: row.activeMembers,
    rateMillis: row.rateMillis,
    dueMinor: row.dueMinor,
    paidMinor: row.paidMinor,
    owedMinor: isByUpline
      ? row.dueMinor - row.paidMinor + row.guaranteedMinor - row.repaidMinor
      : row.dueMinor - row.paidMinor,
    state: row.state,
    calculatedAt: row.calculatedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
};
