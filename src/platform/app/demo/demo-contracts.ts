import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { endContractHandler } from '../../money/contracts/answer-contract.ts';
import { periodOf } from '../../money/contracts/change-contract.ts';
import {
  offerContractHandler,
  proposeContractHandler,
} from '../../money/contracts/offer-contract.ts';
import { runContracts } from '../../money/contracts/run-contracts.ts';
import { type DemoActor, demoContext, demoRequestId } from './demo-context.ts';
import { demoContracts, demoTerms, KEPT_HOURS } from './demo-contract-terms.ts';

/**
 * Gives the demo agent's team contracts of all kinds, agreed down the line long ago, and lets the platform work out and pay
 * all bills since. Some of it waits: an offer, a proposal, a wish to end a contract. Done once, where the brand has agents.
 */
export const signDemoContracts = async (
  database: Database,
  merchant: Merchant,
  agentId: number,
): Promise<void> => {
  const { agents, flags } = merchant.config;
  if (!flags.AGENTPOLICY3 || !agents.kinds.agent.enabled) return;
  if (await hasContracts(database, merchant)) return;
  await database.transaction().execute((tx) => writeContracts(tx, merchant, agentId));
  await runContracts(database, merchant);
  await dateBills(database, merchant);
  await leaveWaiting(database, merchant, agentId);
};

const hasContracts = async (database: Database, { id }: Merchant): Promise<boolean> => {
  const row = await database
    .selectFrom('agentContract')
    .select('id')
    .where('merchantId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Contracts that hold already, with who signed them when: no handler can sign in the past. */
const writeContracts = async (
  tx: OpenTransaction,
  merchant: Merchant,
  agentId: number,
): Promise<void> => {
  const { id, config } = merchant;
  const agent = await tx
    .selectFrom('member')
    .select('username')
    .where('merchantId', '=', id)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  const rows = demoContracts(merchant, agent.username).map((row) => ({
    ...row,
    period: periodOf(merchant, row.kind),
    kept: KEPT_HOURS[row.kind],
  }));
  await sql`with agreed as (
      insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, proposed_by,
          offered_at, starts_at, seen_minor)
        select ${id}, a.kind, m.upline_id, m.id, a.terms, a.period, ${config.timeZone}, 'ACTIVE', m.upline_id,
            s.ends_at - interval '2 days', s.ends_at,
            case a.kind when 'realtime' then coalesce(t.valid_minor, 0) / 20 * 19 end
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            a (username text, kind text, period text, kept int, terms jsonb)
          join member m on m.merchant_id = ${id} and m.username = a.username
          left join team_total t on t.merchant_id = m.merchant_id and t.agent_id = m.id
          cross join lateral contract_span(a.period, ${config.timeZone},
            greatest(now() - make_interval(hours => a.kept),
              case when m.upline_id is not null then m.registered_at end)) s
          order by m.id
        returning id, kind, upline_id, agent_id, starts_at
    ), runs as (
      insert into contract_run (merchant_id, kind, settled_until)
        select ${id}, kind, min(starts_at) from agreed group by kind
    )
    insert into agent_contract_signature (merchant_id, contract_id, action, member_id, at)
      select ${id}, g.id, d.action, d.by, g.starts_at - d.before
        from agreed g
        cross join lateral (values ('offer', g.upline_id, interval '2 days'), ('accept', g.agent_id, interval '1 day'),
          ('start', null, interval '0')) d (action, by, before)
        where g.upline_id is not null or d.action = 'start'
        order by g.id, d.before desc`.execute(tx);
};

/** Bills of the past were worked out and paid then. */
const dateBills = async (database: Database, { id }: Merchant): Promise<void> => {
  await sql`update contract_bill set calculated_at = ends_at + interval '3 minutes',
      paid_at = case when paid_at is not null then ends_at + interval '4 minutes' end
    where merchant_id = ${id} and state in ('PAID', 'NOT_REACHED')
      and ends_at < now() - interval '5 minutes'`.execute(database);
};

/** Something for the demo agent to do, and something for one below. */
const leaveWaiting = async (
  database: Database,
  merchant: Merchant,
  agentId: number,
): Promise<void> => {
  const idOf = async (username: string): Promise<number> => {
    const row = await database
      .selectFrom('member')
      .select('id')
      .where('merchantId', '=', merchant.id)
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const call = (memberId: number, type: number, name: string) => ({
    context: demoContext(database, merchant, { memberId, type }),
    requestId: demoRequestId({ merchant, memberId } as DemoActor, name),
  });
  const raise = demoTerms(merchant, 'dividend', 90);
  if (raise) {
    const { context, requestId } = call(await idOf('goldenriver'), 2, 'a raise');
    await proposeContractHandler.run({ kind: 'dividend', terms: [...raise], requestId }, context);
  }
  const first = demoTerms(merchant, 'realtime', 50);
  if (first) {
    const { context, requestId } = call(agentId, 1, 'a first contract');
    const memberId = await idOf('travelnotes');
    await offerContractHandler.run(
      { kind: 'realtime', terms: [...first], memberId, requestId },
      context,
    );
  }
  await askForAnEnd(database, merchant, await idOf('bluelantern'));
};

/** The downline wants no daily salary any more; the demo agent has to agree. */
const askForAnEnd = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<void> => {
  const row = await database
    .selectFrom('agentContract')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('agentId', '=', memberId)
    .where('kind', '=', 'daily')
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return;
  const context = demoContext(database, merchant, { memberId, type: 2 });
  await endContractHandler.run({ contractId: row.id, answer: 'request' }, context);
};
