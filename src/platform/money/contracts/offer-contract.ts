import { offerContract, proposeContract } from '#api/contracts.ts';
import {
  areInOrder,
  type ContractKind,
  type ContractTerms,
  coversTerms,
} from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { isAgent } from '../../people/access/member-types.ts';
import { requireDownline } from '../../people/agents/require-downline.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';
import { changeContracts, periodOf, readOwnTerms, signContract } from './change-contract.ts';
import { readContracts } from './contract-rows.ts';
import { tellOfContract } from './tell-of-contract.ts';

type Caller = Context & { session: Session };

/** An offer between somebody and who is directly above. */
interface Offer {
  kind: ContractKind;
  terms: ContractTerms;
  uplineId: number;
  uplineType: number;
  agentId: number;
}

/** Offers a contract to a direct downline who may sign one. */
export const offerContractHandler = handle(offerContract, async (input, context, refuse) => {
  requireRight(context, 'offerContracts');
  const { kind, terms, memberId, requestId } = input;
  const { session } = context;
  const request = { scope: offerContract.name, requestId, input: { kind, terms, memberId } };
  return answerOnce(context, request, (tx) =>
    changeContracts(tx, context.merchant.id, async () => {
      const { id, type, depth } = await requireDownline({ ...context, database: tx }, memberId);
      // Only with whom one has directly below, and only who can sign.
      if (depth !== 1 || !hasAgentRight(type, 'signContracts')) return refuse('not_a_downline');
      return writeOffer(tx, context, {
        kind,
        terms,
        uplineId: session.memberId,
        uplineType: session.type,
        agentId: id,
      });
    }),
  );
});

/** Proposes terms to the own upline. */
export const proposeContractHandler = handle(proposeContract, async (input, context, refuse) => {
  requireRight(context, 'signContracts');
  const { kind, terms, requestId } = input;
  const { session, merchant } = context;
  const request = { scope: proposeContract.name, requestId, input: { kind, terms } };
  return answerOnce(context, request, (tx) =>
    changeContracts(tx, merchant.id, async () => {
      const upline = await findOfferer(tx, merchant.id, session.memberId);
      if (!upline) return refuse('no_upline');
      return writeOffer(tx, context, {
        kind,
        terms,
        uplineId: upline.id,
        uplineType: upline.type,
        agentId: session.memberId,
      });
    }),
  );
});

/** Who is directly above, where that is somebody who can offer contracts. */
export const findOfferer = async (
  tx: OpenTransaction,
  merchantId: number,
  agentId: number,
): Promise<{ id: number; type: number } | null> => {
  const { rows } = await sql<{ id: number; type: number }>`
    select u.id, u.type from member m
      join member u on u.merchant_id = m.merchant_id and u.id = m.upline_id
      where m.merchant_id = ${merchantId} and m.id = ${agentId}`.execute(tx);
  const [upline] = rows;
  return upline && isAgent(upline.type) && hasAgentRight(upline.type, 'offerContracts')
    ? upline
    : null;
};

const writeOffer = async (
  tx: OpenTransaction,
  context: Caller,
  offer: Offer,
): Promise<{ contractId: number }> => {
  const { merchant, session } = context;
  const { contracts } = merchant.config.agents;
  const { kind, terms, uplineId, uplineType, agentId } = offer;
  const offerer = uplineType === 1 ? 'master' : 'agent';
  if (!contracts[kind].enabled || !contracts.offeredBy.includes(offerer))
    throw new Refusal('contract_closed');
  await refuseFrozenAgent(tx, merchant.id, uplineId);
  const own = await readOwnTerms(tx, merchant, { agentId: uplineId, type: uplineType, kind });
  if (!areInOrder(terms) || own === null || !coversTerms(own, terms))
    throw new Refusal('contract_terms', { details: { ownTerms: own } });
  const waiting = await readContracts(
    tx,
    merchant.id,
    sql`c.agent_id = ${agentId} and c.kind = ${kind} and c.state in ('OFFERED', 'ACCEPTED')`,
  );
  if (waiting.length > 0) throw new Refusal('contract_waits');
  const { rows } = await sql<{ id: number }>`
    insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, proposed_by, expires_at)
      values (${merchant.id}, ${kind}, ${uplineId}, ${agentId}, ${JSON.stringify(terms)}::jsonb,
        ${periodOf(merchant, kind)}, ${merchant.config.timeZone}, 'OFFERED', ${session.memberId},
        clock_timestamp() + make_interval(hours => ${contracts.offerHours}))
      returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an offer was not written');
  await signContract(tx, context, row.id, 'offer');
  await tellOfContract(tx, merchant, {
    contractId: row.id,
    memberId: session.memberId === uplineId ? agentId : uplineId,
    news: 'contractOffered',
  });
  return { contractId: row.id };
};
