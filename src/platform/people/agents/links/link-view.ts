import type { AgentLink } from '#api/agent-links.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import type { Context } from '../../../base/endpoints/handler.ts';
import { inviteUrl } from '../../affiliate/invite-url.ts';
import { teamKindOf } from '../team-member.ts';

interface LinkRow {
  code: string;
  name: string | null;
  opens: number;
  subId: string;
  domain: string | null;
  active: boolean;
  isExpired: boolean;
  createdAt: Date;
  expiresAt: Date | null;
  visits: number;
  registrations: number;
  firstDeposits: number;
  contract: AgentLink['contract'];
}

/** Which links of an agent are read. */
export interface LinkChoice {
  merchantId: number;
  ownerId: number;
  /** `own`: the code that the account has from the start; `one`: that code alone. */
  which: 'own' | 'all' | 'open' | 'ended' | { one: string };
  /** The last code of the page before. */
  after?: string | undefined;
  limit: number;
}

const IS_OPEN = sql<boolean>`(c.active and coalesce(c.expires_at > now(), true))`;

/** What the link offers, to how many it did, and why it last could not. */
const CONTRACT = sql`(select jsonb_build_object('kind', k.kind, 'terms', k.terms,
    'offered', count(o.contract_id), 'notOffered', count(o.fault),
    'fault', (array_agg(o.fault order by o.decided_at desc) filter (where o.fault is not null))[1])
  from link_contract k left join link_offer o on o.merchant_id = k.merchant_id and o.code = k.code
  where k.merchant_id = c.merchant_id and k.code = c.code group by k.kind, k.terms)`;

const chosen = ({ which, merchantId, ownerId, after }: LinkChoice) => {
  if (which === 'own') return sql`and c.name is null and c.domain is null`;
  if (typeof which === 'object') return sql`and c.name is not null and c.code = ${which.one}`;
  const state = { all: sql``, open: sql`and ${IS_OPEN}`, ended: sql`and not ${IS_OPEN}` }[which];
  const page =
    after === undefined
      ? sql``
      : sql`and (c.created_at, c.code) < (select e.created_at, e.code from affiliate_code e
          where e.merchant_id = ${merchantId} and e.owner_id = ${ownerId} and e.code = ${after})`;
  return sql`and c.name is not null ${state} ${page}`;
};

/** Reads links of an agent with what came by each, the newest first. */
export const readLinks = async (
  database: Database | OpenTransaction,
  context: Pick<Context, 'merchant' | 'host'>,
  choice: LinkChoice,
): Promise<AgentLink[]> => {
  const { rows } = await sql<LinkRow>`
    select c.code, c.name, c.opens, c.sub_id, c.domain, c.active, c.created_at, c.expires_at,
      coalesce(c.expires_at <= now(), false) as is_expired,
      f.visits, f.registrations, f.first_deposits, ${CONTRACT} as contract
    from affiliate_code c cross join lateral (
      select coalesce(sum(l.visits), 0)::int as visits,
        coalesce(sum(l.registrations), 0)::int as registrations,
        coalesce(sum(l.first_deposits), 0)::int as first_deposits
      from link_day l where l.merchant_id = c.merchant_id and l.code = c.code) f
    where c.merchant_id = ${choice.merchantId} and c.owner_id = ${choice.ownerId}
      and c.kind = 'agent' ${chosen(choice)}
    order by c.created_at desc, c.code desc limit ${choice.limit}`.execute(database);
  return rows.map((row) => toLink(context, row));
};

const toLink = (context: Pick<Context, 'merchant' | 'host'>, row: LinkRow): AgentLink => {
  const ended = row.isExpired ? 'expired' : 'open';
  return {
    code: row.code,
    name: row.name ?? '',
    kind: teamKindOf(row.opens),
    subId: row.subId,
    domain: row.domain,
    url: inviteUrl(context, row),
    state: row.active ? ended : 'closed',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    contract: row.contract,
    visits: row.visits,
    registrations: row.registrations,
    firstDeposits: row.firstDeposits,
  };
};
