import { type Actor, recordDecision } from '../../../base/audit/record-decision.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import { insertCode } from '../../members/create-member.ts';

/** A host name that an agent has asked for. */
export interface DomainRequest {
  domain: string;
  agentId: number;
  agent: string;
  state: 'asked' | 'granted' | 'refused' | 'withdrawn';
  askedAt: Date;
  decidedAt: Date | null;
}

/** The newest requests of a brand first. */
export const readDomainRequests = async (
  database: Database,
  { id }: Pick<Merchant, 'id'>,
  { onlyAsked, limit }: { onlyAsked: boolean; limit: number },
): Promise<DomainRequest[]> => {
  const { rows } = await sql<DomainRequest>`
    select r.domain, r.agent_id, m.username as agent, r.state, r.asked_at, r.decided_at
      from link_domain_request r join member m on m.merchant_id = r.merchant_id and m.id = r.agent_id
      where r.merchant_id = ${id} ${onlyAsked ? sql`and r.state = 'asked'` : sql``}
      order by r.id desc limit ${limit}`.execute(database);
  return rows;
};

interface Decision {
  domain: string;
  /** The agent's username. */
  agent: string;
  grants: boolean;
}

/** What became of a decision. */
export type DomainDecided =
  | { ok: true; code: string | null }
  | { ok: false; why: 'notAsked' | 'taken' };

/**
 * Grants an agent a host name, as a code whose visitors belong to the agent from then on, or refuses it. A name that somebody
 * has stays theirs.
 */
export const decideDomain = (
  database: Database,
  { id: merchantId }: Pick<Merchant, 'id'>,
  { domain, agent, grants }: Decision,
  actor: Actor,
): Promise<DomainDecided> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number; agentId: number }>`
      select r.id, r.agent_id from link_domain_request r
        join member m on m.merchant_id = r.merchant_id and m.id = r.agent_id
        where r.merchant_id = ${merchantId} and r.domain = ${domain} and m.username = ${agent}
          and r.state = 'asked' for update of r`.execute(tx);
    const [request] = rows;
    if (!request) return { ok: false, why: 'notAsked' };
    if (grants && (await isTaken(tx, merchantId, domain))) return { ok: false, why: 'taken' };
    const state = grants ? 'granted' : 'refused';
    await sql`update link_domain_request set state = ${state}, decided_at = now()
      where merchant_id = ${merchantId} and id = ${request.id}`.execute(tx);
    const own = { merchantId, ownerId: request.agentId, kind: 'agent' as const };
    const code = grants ? await insertCode(tx, { ...own, domain, name: domain }) : null;
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: grants ? 'agent.grant-domain' : 'agent.refuse-domain',
      subject: `member ${request.agentId}`,
      facts: { domain },
    });
    return { ok: true, code };
  });

const isTaken = async (tx: OpenTransaction, merchantId: number, domain: string): Promise<boolean> =>
  (await tx
    .selectFrom('affiliateCode')
    .select('code')
    .where('merchantId', '=', merchantId)
    .where('domain', '=', domain)
    .executeTakeFirst()) !== undefined;
