import { offerContract, proposeContract } from '#api/contracts.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { isAgent } from '../../people/access/member-types.ts';
import { requireDownline } from '../../people/agents/require-downline.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';
import { changeContracts, signerOf } from './change-contract.ts';
import { writeOffer } from './write-offer.ts';

/** Offers a contract to a direct downline who may sign one. */
export const offerContractHandler = handle(offerContract, async (input, context, refuse) => {
  requireRight(context, 'offerContracts');
  const { kind, terms, memberId, requestId } = input;
  const { session, merchant } = context;
  const request = { scope: offerContract.name, requestId, input: { kind, terms, memberId } };
  return answerOnce(context, request, (tx) =>
    changeContracts(tx, merchant.id, async () => {
      const { id, type, depth } = await requireDownline({ ...context, database: tx }, memberId);
      // Only with whom one has directly below, and only who can sign.
      if (depth !== 1 || !hasAgentRight(type, 'signContracts')) return refuse('not_a_downline');
      const by = { uplineId: session.memberId, uplineType: session.type };
      return writeOffer(tx, merchant, { kind, terms, ...by, agentId: id }, signerOf(context));
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
      const by = { uplineId: upline.id, uplineType: upline.type };
      const offer = { kind, terms, ...by, agentId: session.memberId };
      return writeOffer(tx, merchant, offer, signerOf(context));
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
