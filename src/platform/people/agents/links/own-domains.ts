import { agentDomains, askForDomain } from '#api/agent-links.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database } from '../../../base/database/tables.ts';
import { handle, type Merchant, type Session } from '../../../base/endpoints/handler.ts';
import { requireRight } from '../require-right.ts';

type OwnDomain = ValueOf<typeof agentDomains>['domains'][number];

interface DomainRow {
  domain: string;
  ownerId: number | null;
  code: string | null;
  asked: 'asked' | 'granted' | 'refused' | 'withdrawn' | null;
}

/**
 * The host names of a brand as an agent may see them: what belongs to somebody else is not among them, and neither is the main
 * one nor what the brand is tried out by.
 */
const readDomains = async (
  database: Database,
  merchant: Merchant,
  { memberId }: Session,
): Promise<OwnDomain[]> => {
  const { mainDomain, domains } = merchant.config.site;
  const own = domains
    .map((domain) => domain.toLowerCase())
    .filter((name) => name !== mainDomain.toLowerCase());
  const { rows } = await sql<DomainRow>`
    select d.domain, c.owner_id, c.code, (
        select r.state from link_domain_request r where r.merchant_id = ${merchant.id}
          and r.agent_id = ${memberId} and r.domain = d.domain order by r.id desc limit 1) as asked
      from unnest(${own}::text[]) with ordinality d (domain, place)
      left join affiliate_code c on c.merchant_id = ${merchant.id} and c.domain = d.domain
      where c.owner_id is null or c.owner_id = ${memberId}
      order by d.place`.execute(database);
  return rows.map(({ domain, ownerId, code, asked }) => {
    if (ownerId !== null) return { domain, state: 'own' as const, code };
    return { domain, state: asked === 'asked' || asked === 'refused' ? asked : 'free', code: null };
  });
};

/** Host names that the agent has or may ask for. */
export const agentDomainsHandler = handle(agentDomains, async (_input, context) => {
  requireRight(context, 'makeLinks');
  return { domains: await readDomains(context.database, context.merchant, context.session) };
});

/** Asks an operator for a host name; one that was refused can be asked for again. */
export const askForDomainHandler = handle(askForDomain, async ({ domain }, context, refuse) => {
  const { database, merchant, session } = context;
  requireRight(context, 'makeLinks');
  const find = async () =>
    (await readDomains(database, merchant, session)).find((known) => known.domain === domain);
  const before = await find();
  if (!before) return refuse('domain_unavailable');
  if (before.state === 'own') return before;
  await sql`insert into link_domain_request (merchant_id, agent_id, domain)
    values (${merchant.id}, ${session.memberId}, ${domain}) on conflict do nothing`.execute(
    database,
  );
  return (await find()) ?? refuse('domain_unavailable');
});
