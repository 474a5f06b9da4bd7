import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { makeAgentLinkHandler } from '../../money/contracts/make-link.ts';
import { demoTerms } from './demo-contract-terms.ts';
import { type DemoActor, demoContext, demoRequestId } from './demo-context.ts';

interface DemoLink {
  name: string;
  kind: 'member' | 'agent';
  subId: string;
  /** How many come by it in a day. */
  visits: number;
  /** The contract that is offered to whoever registers by it. */
  offers?: ContractKind;
}

/** The links of the demo agent. */
const LINKS: readonly DemoLink[] = [
  { name: 'Spring video', kind: 'member', subId: 'video', visits: 23 },
  { name: 'Corner shop poster', kind: 'member', subId: 'poster', visits: 9 },
  { name: 'Team leaders', kind: 'agent', subId: '', visits: 3 },
  { name: 'Leaders with a share', kind: 'agent', subId: '', visits: 2, offers: 'daily' },
];
/** Of what the brand gives the demo agent, how much the link offers whoever registers by it, in percent. */
const OFFERED_PERCENT = 20;
/** Days of visits. */
const DAYS = 30;

/** The contract that a link offers; null: the brand has none of the kind. */
const contractOf = (merchant: Merchant, kind: ContractKind) => {
  const terms = demoTerms(merchant, kind, OFFERED_PERCENT);
  return terms && { kind, terms: [...terms] };
};

/** The names of the links that an agent has made, also of those that are closed by now. */
const readMade = async (
  database: Database,
  { id }: Merchant,
  agentId: number,
): Promise<ReadonlySet<string | null>> => {
  const rows = await database
    .selectFrom('affiliateCode')
    .select('name')
    .where('merchantId', '=', id)
    .where('ownerId', '=', agentId)
    .where('name', 'is not', null)
    .execute();
  return new Set(rows.map(({ name }) => name));
};

/** Gives the demo agent links, each once, and the visits of a month; nothing is paid for a visit. */
export const makeDemoLinks = async (
  database: Database,
  merchant: Merchant,
  agentId: number,
): Promise<void> => {
  if (!merchant.config.flags.AGENTPOLICY3) return;
  const context = demoContext(database, merchant, { memberId: agentId, type: 1 });
  const whose = { merchant, memberId: agentId } as DemoActor;
  // By their names: what is remembered of a request is forgotten after a week.
  const made = await readMade(database, merchant, agentId);
  for (const { name, kind, subId, visits, offers } of LINKS.filter(
    (link) => !made.has(link.name),
  )) {
    if (!merchant.config.agents.kinds.agent.enabled && kind === 'agent') continue;
    const contract = offers && contractOf(merchant, offers);
    if (contract === null) continue;
    const requestId = demoRequestId(whose, `link ${name}`);
    const input = { name, kind, subId, requestId, ...(contract && { contract }) };
    const { code } = await makeAgentLinkHandler.run(input, context);
    await sql`insert into link_day (merchant_id, code, day, sub_id, visits)
      select ${merchant.id}, ${code}, d::date, ${subId}, ${visits} + (extract(doy from d)::int * 7) % ${visits}
        from generate_series(current_date - ${DAYS}::int, current_date - 1, interval '1 day') d
        where not exists (select from link_day l where l.merchant_id = ${merchant.id} and l.code = ${code})
      on conflict do nothing`.execute(database);
  }
};
