import { makeAgentLink } from '#api/agent-links.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type ContextOf, handle } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { makeLink, refuseLink } from '../../people/agents/links/manage-links.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { changeContracts, signerOf } from './change-contract.ts';
import { refuseGiven } from './write-offer.ts';

/** Makes an invitation link, with a contract that is offered to each who registers by it or without one. */
export const makeAgentLinkHandler = handle(
  makeAgentLink,
  async ({ requestId, contract, ...link }, context, refuse) => {
    const { merchant } = context;
    refuseLink(context, link);
    // Members sign nothing.
    if (contract && link.kind === 'member') return refuse('contract_closed');
    const input = contract ? { ...link, contract } : link;
    const request = { scope: makeAgentLink.name, requestId, input };
    return answerOnce(context, request, (tx) =>
      contract
        ? changeContracts(tx, merchant.id, () => makeWithContract(tx, context, link, contract))
        : makeLink(tx, context, link, () => Promise.resolve()),
    );
  },
);

type Made = Parameters<typeof makeLink>[2];
interface Carried {
  kind: ContractKind;
  terms: ContractTerms;
}

const makeWithContract = async (
  tx: OpenTransaction,
  context: ContextOf<typeof makeAgentLink>,
  link: Made,
  { kind, terms }: Carried,
) => {
  const { merchant, session } = context;
  requireRight(context, 'offerContracts');
  const by = { uplineId: session.memberId, uplineType: session.type, askedBy: session.memberId };
  await refuseGiven(tx, merchant, { kind, terms, ...by });
  const { ip, device } = signerOf(context);
  return makeLink(tx, context, link, async (code) => {
    await sql`insert into link_contract (merchant_id, code, kind, terms, ip, device)
      values (${merchant.id}, ${code}, ${kind}, ${JSON.stringify(terms)}::jsonb, ${ip}, ${device})`.execute(
      tx,
    );
  });
};
