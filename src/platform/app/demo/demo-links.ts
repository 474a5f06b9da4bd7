import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { makeAgentLinkHandler } from '../../money/contracts/make-link.ts';
import { type DemoActor, demoContext, demoRequestId } from './demo-context.ts';

/** The links of the demo agent: for whom, and how many come by each in a day. */
const LINKS = [
  { name: 'Spring video', kind: 'member', subId: 'video', visits: 23 },
  { name: 'Corner shop poster', kind: 'member', subId: 'poster', visits: 9 },
  { name: 'Team leaders', kind: 'agent', subId: '', visits: 3 },
] as const;
/** Days of visits. */
const DAYS = 30;

/** Gives the demo agent links, and the visits of a month; nothing is paid for a visit. */
export const makeDemoLinks = async (
  database: Database,
  merchant: Merchant,
  agentId: number,
): Promise<void> => {
  if (!merchant.config.flags.AGENTPOLICY3) return;
  const context = demoContext(database, merchant, { memberId: agentId, type: 1 });
  const whose = { merchant, memberId: agentId } as DemoActor;
  for (const { name, kind, subId, visits } of LINKS) {
    if (!merchant.config.agents.kinds.agent.enabled && kind === 'agent') continue;
    const requestId = demoRequestId(whose, `link ${name}`);
    const made = await makeAgentLinkHandler.run({ name, kind, subId, requestId }, context);
    await sql`insert into link_day (merchant_id, code, day, sub_id, visits)
      select ${merchant.id}, ${made.code}, d::date, ${subId}, ${visits} + (extract(doy from d)::int * 7) % ${visits}
        from generate_series(current_date - ${DAYS}::int, current_date - 1, interval '1 day') d
        where not exists (select from link_day l where l.merchant_id = ${merchant.id} and l.code = ${made.code})
      on conflict do nothing`.execute(database);
  }
};
