import {
  areInOrder,
  type ContractKind,
  type ContractTerms,
  coversTerms,
} from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { contractsToOffer } from '../../people/agents/links/open-kinds.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { periodOf, readOwnTerms, type Signer, signContract } from './change-contract.ts';
import { readContracts } from './contract-rows.ts';
import { tellOfContract } from './tell-of-contract.ts';

/** What somebody would give. */
interface Given {
  kind: ContractKind;
  terms: ContractTerms;
  uplineId: number;
  uplineType: number;
  /** Who asks: what the upline has is told to nobody else. */
  askedBy: number;
}

/** An offer between somebody and who is directly above. */
export type Offer = Omit<Given, 'askedBy'> & { agentId: number };

/**
 * Refuses terms that the upline may not give now.
 *
 * @throws {Refusal} `contract_closed` when the brand has no contracts of the kind, or the upline may not offer any;
 *   `agent_frozen`; `contract_terms` when a tier asks for less than the one before, or the upline's own contract does not
 *   cover it
 */
export const refuseGiven = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { kind, terms, uplineId, uplineType, askedBy }: Given,
): Promise<void> => {
  if (!contractsToOffer({ merchant, session: { type: uplineType } }).includes(kind))
    throw new Refusal('contract_closed');
  await refuseFrozenAgent(tx, merchant.id, uplineId);
  const own = await readOwnTerms(tx, merchant, { agentId: uplineId, type: uplineType, kind });
  if (!areInOrder(terms) || own === null || !coversTerms(own, terms))
    throw termsRefusal(own, askedBy === uplineId);
};

/** What somebody gives is more than they have. What that is, nobody is told but themselves. */
export const termsRefusal = (own: ContractTerms | null, isOwn: boolean): Refusal =>
  new Refusal('contract_terms', isOwn ? { details: { ownTerms: own } } : {});

/**
 * Writes an offer, signed by who makes it, and tells the other. To be called within `changeContracts`.
 *
 * @throws {Refusal} as `refuseGiven`, before anything is written; `contract_waits` when another offer of the kind does, or one was accepted
 */
export const writeOffer = async (
  tx: OpenTransaction,
  merchant: Merchant,
  offer: Offer,
  signer: Signer,
): Promise<{ contractId: number }> => {
  const { kind, terms, uplineId, agentId } = offer;
  await refuseGiven(tx, merchant, { ...offer, askedBy: signer.memberId });
  const waiting = await readContracts(
    tx,
    merchant.id,
    sql`c.agent_id = ${agentId} and c.kind = ${kind} and c.state in ('OFFERED', 'ACCEPTED')`,
  );
  if (waiting.length > 0) throw new Refusal('contract_waits');
  const { rows } = await sql<{ id: number }>`
    insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, proposed_by, expires_at)
      values (${merchant.id}, ${kind}, ${uplineId}, ${agentId}, ${JSON.stringify(terms)}::jsonb,
        ${periodOf(merchant, kind)}, ${merchant.config.timeZone}, 'OFFERED', ${signer.memberId},
        clock_timestamp() + make_interval(hours => ${merchant.config.agents.contracts.offerHours}))
      returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an offer was not written');
  await signContract(tx, merchant, signer, { contractId: row.id, action: 'offer' });
  await tellOfContract(tx, merchant, {
    contractId: row.id,
    memberId: signer.memberId === uplineId ? agentId : uplineId,
    news: 'contractOffered',
  });
  return { contractId: row.id };
};
