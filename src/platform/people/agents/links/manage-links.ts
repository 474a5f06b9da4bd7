import {
  type AgentLink,
  agentLinks,
  closeAgentLink,
  type makeAgentLink,
} from '#api/agent-links.ts';
import type { ParsedOf } from '#api/endpoint.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import { type Context, handle, Refusal, type Session } from '../../../base/endpoints/handler.ts';
import { lockMember } from '../../members/lock-member.ts';
import { insertCode } from '../../members/create-member.ts';
import { requireRight } from '../require-right.ts';
import { typeOf } from '../team-member.ts';
import { readLinks } from './link-view.ts';
import { contractsToOffer, kindsToOpen, refuseHidden, refuseKind } from './open-kinds.ts';

const DAY_MS = 86_400_000;

type Agent = Context & { session: Session };

/** How many links of an agent are open, beside the own code and host names of one's own. */
const countOpen = async (
  database: Database | OpenTransaction,
  { merchant, session }: Agent,
): Promise<number> => {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from affiliate_code
    where merchant_id = ${merchant.id} and owner_id = ${session.memberId} and name is not null
      and domain is null and active and coalesce(expires_at > now(), true)`.execute(database);
  return rows[0]?.open ?? 0;
};

const mostOf = ({ merchant }: Agent): number => merchant.config.agents.affiliates.linksPerAgent;

/** The links of the agent. */
export const agentLinksHandler = handle(agentLinks, async ({ state, after, pageSize }, context) => {
  const { database, merchant, session } = context;
  requireRight(context, 'makeLinks');
  const of = { merchantId: merchant.id, ownerId: session.memberId };
  const [[own], links, open] = await Promise.all([
    readLinks(database, context, { ...of, which: 'own', limit: 1 }),
    readLinks(database, context, { ...of, which: state, after, limit: pageSize + 1 }),
    countOpen(database, context),
  ]);
  if (!own) throw new Error(`agent ${session.memberId} has no code`);
  const items = links.slice(0, pageSize);
  return {
    own,
    items,
    next: links.length > pageSize ? (items.at(-1)?.code ?? null) : null,
    kinds: kindsToOpen(context),
    contractKinds: contractsToOffer(context),
    left: Math.max(0, mostOf(context) - open),
  };
});

/** Who a link is for, how it is called, and how long it holds. */
type LinkInput = Omit<ParsedOf<typeof makeAgentLink>, 'requestId' | 'contract'>;

/**
 * Refuses a link that the agent may not make.
 *
 * @throws {Refusal} `kind_closed`, `invalid_input` for a name that cannot be read
 */
export const refuseLink = (context: Agent, { kind, name }: LinkInput): void => {
  requireRight(context, 'makeLinks');
  refuseKind(context, kind);
  refuseHidden('name', name);
};

/**
 * Makes a link with a code of its own.
 *
 * @param addTo writes what else belongs to the link
 * @returns the link as it is listed
 * @throws {Refusal} `links_full`
 */
export const makeLink = async (
  tx: OpenTransaction,
  context: Agent,
  { name, kind, subId, days }: LinkInput,
  addTo: (code: string) => Promise<void>,
): Promise<AgentLink> => {
  const { merchant, session } = context;
  // Of two at once, the second one counts the first.
  await lockMember(tx, merchant.id, session.memberId);
  if ((await countOpen(tx, context)) >= mostOf(context))
    throw new Refusal('links_full', { details: { most: mostOf(context) } });
  const code = await insertCode(tx, {
    merchantId: merchant.id,
    ownerId: session.memberId,
    kind: 'agent',
    domain: null,
    name,
    subId,
    opens: typeOf(kind),
    ...(days !== undefined && { expiresAt: new Date(Date.now() + days * DAY_MS) }),
  });
  await addTo(code);
  return readOne(tx, context, code);
};

const readOne = async (tx: Database | OpenTransaction, context: Agent, code: string) => {
  const { merchant, session } = context;
  const of = { merchantId: merchant.id, ownerId: session.memberId };
  const [link] = await readLinks(tx, context, { ...of, which: { one: code }, limit: 1 });
  if (!link) throw new Refusal('link_unknown');
  return link;
};

/**
 * Closes a link of the agent; the own code is none, and stays. A host name whose code is closed is nobody's any more, and can be
 * asked for again.
 */
export const closeAgentLinkHandler = handle(closeAgentLink, async (input, context) => {
  const { database, merchant, session } = context;
  requireRight(context, 'makeLinks');
  const code = input.code.toUpperCase();
  await database
    .updateTable('affiliateCode')
    .set({ active: false, closedAt: new Date(), domain: null })
    .where('merchantId', '=', merchant.id)
    .where('ownerId', '=', session.memberId)
    .where('code', '=', code)
    .where('name', 'is not', null)
    .where('active', '=', true)
    .execute();
  return readOne(database, context, code);
});
