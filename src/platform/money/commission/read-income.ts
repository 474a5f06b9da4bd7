import { agentIncome, type IncomeKind } from '#api/agent-income.ts';
import { addDays, dayIn, monthsBefore } from '#domain/date-presets.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { readCommission } from './commission-account.ts';

const USUAL_DAYS = 30;
const MAX_DAYS = 366;

/** What a movement was, as the agent is told. */
const KIND = sql<IncomeKind>`case
  when t.kind = 'dividend' and e.amount < 0 then 'dividendPaid'
  when t.kind in ('dividend', 'guarantee', 'dividend_repaid') and e.amount > 0 then 'dividend'
  when t.kind = 'salary_daily' then 'dailySalary'
  when t.kind = 'salary_hourly' then 'hourlySalary'
  when t.kind = 'salary_realtime' then 'realtimeSalary'
  when t.kind = 'commission_moved' then 'moved'
  else 'adjustment' end`;

interface Movement {
  seq: number;
  kind: IncomeKind;
  at: Date;
  amountMinor: number;
  balanceAfterMinor: number;
  transferId: number;
}

/** Of which account, on which days. */
interface Chosen {
  merchantId: number;
  accountId: number;
  from: string;
  to: string;
  timeZone: string;
}

const movements = ({ merchantId, accountId, from, to, timeZone }: Chosen) => sql`
  from entry e join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
  where e.merchant_id = ${merchantId} and e.account_id = ${accountId}
    and t.created_at >= ${from}::date::timestamp at time zone ${timeZone}
    and t.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    -- The months that are asked for, and what was written before lines had a date.
    and (e.created_at = 'epoch' or e.created_at >= ${from}::date::timestamp at time zone ${timeZone}
      and e.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone})`;

const readMovements = async (
  database: Database,
  chosen: Chosen,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<Movement[]> => {
  const page = after === undefined ? sql`` : sql`and e.account_seq < ${after}`;
  const { rows } = await sql<Movement>`select e.account_seq as seq, ${KIND} as kind,
      t.created_at as at, e.amount as amount_minor, e.balance_after as balance_after_minor,
      t.id as transfer_id ${movements(chosen)} ${page}
    order by e.account_seq desc limit ${limit}`.execute(database);
  return rows;
};

const readTotals = async (database: Database, chosen: Chosen) => {
  const { rows } = await sql<{ kind: IncomeKind; movements: number; amountMinor: number }>`
    select ${KIND} as kind, count(*)::int as movements, sum(e.amount)::bigint as amount_minor
      ${movements(chosen)} group by 1 order by 1`.execute(database);
  return rows;
};

/** The commission of the agent. */
export const agentIncomeHandler = handle(agentIncome, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  requireRight(context, 'signContracts');
  const { currency, timeZone, agents, protection } = merchant.config;
  const today = dayIn(timeZone, new Date());
  const to = input.to ?? today;
  const from = input.from ?? addDays(to, 1 - USUAL_DAYS);
  const earliest = monthsBefore(today, protection.historyMonths);
  if (from > to || from < earliest || addDays(from, MAX_DAYS) <= to)
    return refuse('invalid_range', { details: { earliest } });
  const owner = { merchantId: merchant.id, memberId: session.memberId, currency };
  const [commission, { cash }] = await Promise.all([
    readCommission(database, owner),
    readBalances(database, merchant.id, session.memberId, currency),
  ]);
  const { after, pageSize } = input;
  const chosen = commission && { ...owner, ...commission, from, to, timeZone };
  const [rows, totals] = chosen
    ? await Promise.all([
        readMovements(database, chosen, { after, limit: pageSize + 1 }),
        readTotals(database, chosen),
      ])
    : [[], []];
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.toISOString() }));
  return {
    currency,
    commissionMinor: commission?.balanceMinor ?? 0,
    cashMinor: cash.balanceMinor,
    ...agents.commission,
    from,
    to,
    totals,
    items,
    next: rows.length > pageSize ? (items.at(-1)?.seq ?? null) : null,
  };
});
