import { agentBill, agentBillBets, agentBills } from '#api/agent-bills.ts';
import { sql } from '../../base/database/sql.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { downlineName } from '../../people/agents/downline-name.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { type BillRow, OWED, readBills, toBill } from './bill-rows.ts';
import { chosenBills } from './chosen-bills.ts';

/** The bills that are paid to the agent or by the agent, and the sums of all that are chosen. */
export const agentBillsHandler = handle(agentBills, async (input, context) => {
  requireRight(context, 'signContracts');
  const { after, pageSize } = input;
  const { database, merchant, session } = context;
  const viewerId = session.memberId;
  const chosen = chosenBills(input, { merchant, viewerId });
  const upTo = after === undefined ? sql`` : sql`and b.id < ${after}`;
  const rows = await readBills(database, merchant.id, sql`${chosen} ${upTo}`, pageSize + 1);
  const { rows: sums } = await sql<{
    bills: number;
    figureMinor: number;
    dueMinor: number;
    paidMinor: number;
    owedMinor: number;
  }>`
    select count(*)::int as bills, coalesce(sum(b.figure_minor), 0)::bigint as figure_minor,
        coalesce(sum(b.due_minor), 0)::bigint as due_minor, coalesce(sum(b.paid_minor), 0)::bigint as paid_minor,
        coalesce(sum(${OWED}), 0)::bigint as owed_minor
      from contract_bill b where b.merchant_id = ${merchant.id} and ${chosen}`.execute(database);
  const page = rows.slice(0, pageSize);
  return {
    items: page.map((row) => toBill(row, { merchant, viewerId })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    totals: sums[0] ?? { bills: 0, figureMinor: 0, dueMinor: 0, paidMinor: 0, owedMinor: 0 },
  };
});

/**
 * A bill of one of its two parties.
 *
 * @throws {Refusal} `contract_unknown` for one of others, too
 */
const requireBill = async (
  { database, merchant, session }: Context & { session: Session },
  billId: number,
): Promise<BillRow> => {
  const { memberId } = session;
  const [row] = await readBills(
    database,
    merchant.id,
    sql`b.id = ${billId} and ${memberId} in (b.upline_id, b.agent_id)`,
    1,
  );
  if (!row) throw new Refusal('contract_unknown');
  return row;
};

/** A bill with everything that it was worked out from. */
export const agentBillHandler = handle(agentBill, async ({ billId }, context) => {
  requireRight(context, 'signContracts');
  const row = await requireBill(context, billId);
  return {
    bill: toBill(row, { merchant: context.merchant, viewerId: context.session.memberId }),
    terms: [...row.terms],
    stakeMinor: row.stakeMinor,
    payoutMinor: row.payoutMinor,
    validMinor: row.validMinor,
    bonusMinor: row.bonusMinor,
    rebateMinor: row.rebateMinor,
    salaryMinor: row.salaryMinor,
    feeMinor: row.feeMinor,
    carryMinor: row.carryMinor,
    grossMinor: row.grossMinor,
    deeperMinor: row.deeperMinor,
    tooMuchMinor: row.owedMinor,
    remainderIn: row.remainderIn,
    remainderOut: row.remainderOut,
    guaranteedMinor: row.guaranteedMinor,
    repaidMinor: row.repaidMinor,
  };
});

/** The bets of the team, of the tree as it was, that were settled in the period of a bill. */
export const agentBillBetsHandler = handle(agentBillBets, async (input, context) => {
  // Bets have people’s names.
  requireRight(context, 'seeTeamMoney');
  const { database, merchant, session } = context;
  const { billId, after, pageSize } = input;
  const { agentId, startsAt, endsAt } = await requireBill(context, billId);
  // The one above sees the names of those below the other one level deeper.
  const deeper = session.memberId === agentId ? 0 : 1;
  const { rows } = await sql<{
    betId: number;
    username: string;
    depth: number;
    gameType: string;
    settledAt: Date;
    stakeMinor: number;
    payoutMinor: number;
    validMinor: number;
  }>`
    select b.id as bet_id, m.username, d.depth, b.game_type, b.settled_at, b.stake_minor, b.payout_minor - b.kept_payout_minor as payout_minor, b.valid_minor
      from bet b
      join downline d on d.merchant_id = b.merchant_id and d.member_id = b.member_id and d.ancestor_id = ${agentId}
        and d.since <= b.settled_at and (d.until is null or d.until > b.settled_at)
      join member m on m.merchant_id = b.merchant_id and m.id = b.member_id
      where b.merchant_id = ${merchant.id} and b.status = 'settled' and b.currency <> 'XTS'
        and b.settled_at >= ${startsAt} and b.settled_at < ${endsAt}
        -- A contract that a move has ended counts until the move.
        and b.settled_at < coalesce((select moved_out_at(l.merchant_id, l.kind, l.agent_id, l.starts_at, l.ends_at)
          from contract_bill l join agent_contract c on c.merchant_id = l.merchant_id and c.id = l.contract_id
          where l.merchant_id = ${merchant.id} and l.id = ${billId} and l.kind in ('dividend', 'daily')
            and c.ends_at = l.ends_at and c.end_reason in ('moved', 'uncovered')), 'infinity')
        ${after === undefined ? sql`` : sql`and b.id < ${after}`}
      order by b.id desc limit ${pageSize + 1}`.execute(database);
  const page = rows.slice(0, pageSize);
  return {
    items: page.map(({ username, depth, settledAt, ...bet }) => ({
      ...bet,
      name: downlineName(merchant.config, username, depth + deeper),
      settledAt: settledAt.toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.betId ?? null) : null,
  };
});
