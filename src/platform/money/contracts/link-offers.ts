import type { AgentLink } from '#api/agent-links.ts';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { dayIn } from '#domain/date-presets.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { changeContracts } from './change-contract.ts';
import { writeOffer } from './write-offer.ts';

type Fault = NonNullable<NonNullable<AgentLink['contract']>['fault']>;

/** So many are decided on in one transaction: nobody else changes contracts of the brand meanwhile. */
const OFFERS_AT_ONCE = 50;

/** What an offer that is refused is kept as. */
const FAULTS: Readonly<Record<string, Fault>> = {
  contract_closed: 'closed',
  contract_terms: 'uncovered',
  contract_waits: 'waits',
  agent_frozen: 'frozen',
};

/** Somebody who registered by a link that offers a contract. */
interface DueRow {
  memberId: number;
  type: number;
  isClosed: boolean;
  uplineId: number | null;
  code: string;
  name: string;
  kind: ContractKind;
  terms: ContractTerms;
  ip: string;
  device: string;
  ownerId: number;
  ownerType: number;
  isOwnerActive: boolean;
}

/**
 * Makes the offers that links carry to those who have registered by them. Each is decided on once, by any number of
 * processes: either the contract stands as offered, or its link says why none is, and the link's owner is told.
 */
export const makeLinkOffers = async (database: Database, merchant: Merchant): Promise<void> => {
  for (let decided = OFFERS_AT_ONCE; decided === OFFERS_AT_ONCE;)
    decided = await database
      .transaction()
      .execute((tx) => changeContracts(tx, merchant.id, () => decideSome(tx, merchant)));
};

const decideSome = async (tx: OpenTransaction, merchant: Merchant): Promise<number> => {
  const due = await readDue(tx, merchant.id);
  for (const row of due) {
    const outcome = await offerTo(tx, merchant, row);
    const { contractId = null, fault = null } = outcome;
    await sql`update link_offer set decided_at = clock_timestamp(), contract_id = ${contractId}, fault = ${fault}
      where merchant_id = ${merchant.id} and member_id = ${row.memberId}`.execute(tx);
    if (fault !== null) await tellOwner(tx, merchant, row, fault);
  }
  return due.length;
};

const readDue = async (tx: OpenTransaction, merchantId: number): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`
    select o.member_id, m.type, m.status = 'closed' as is_closed, m.upline_id, o.code, c.name, k.kind, k.terms, k.ip, k.device,
        c.owner_id, w.type as owner_type, w.status = 'active' as is_owner_active
      from link_offer o
      join link_contract k on k.merchant_id = o.merchant_id and k.code = o.code
      join affiliate_code c on c.merchant_id = o.merchant_id and c.code = o.code
      join member w on w.merchant_id = o.merchant_id and w.id = c.owner_id
      join member m on m.merchant_id = o.merchant_id and m.id = o.member_id
      where o.merchant_id = ${merchantId} and o.decided_at is null
      order by o.member_id limit ${OFFERS_AT_ONCE}`.execute(tx);
  return rows;
};

/** Offers what the link says, where it still can be. */
const offerTo = async (
  tx: OpenTransaction,
  merchant: Merchant,
  row: DueRow,
): Promise<{ contractId?: number; fault?: Fault }> => {
  const { memberId, ownerId, ownerType, kind, terms, ip, device } = row;
  if (row.uplineId !== ownerId || row.isClosed || !hasAgentRight(row.type, 'signContracts'))
    return { fault: 'moved' };
  if (!row.isOwnerActive) return { fault: 'frozen' };
  const offer = { kind, terms, uplineId: ownerId, uplineType: ownerType, agentId: memberId };
  try {
    return await writeOffer(tx, merchant, offer, { memberId: ownerId, ip, device });
  } catch (error) {
    const fault = error instanceof Refusal ? FAULTS[error.code] : undefined;
    if (fault === undefined) throw error;
    return { fault };
  }
};

/** Once a day for each link and reason, however many register. */
const tellOwner = (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { ownerId, code, name }: DueRow,
  fault: Fault,
): Promise<void> =>
  notifyMember(tx, {
    merchantId,
    memberId: ownerId,
    kind: 'account',
    template: 'linkOfferFailed',
    values: { link: name },
    key: `link:${code}:${fault}:${dayIn(config.timeZone, new Date())}`,
  });
