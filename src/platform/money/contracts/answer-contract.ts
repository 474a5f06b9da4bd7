import { answerContract, endContract } from '#api/contracts.ts';
import { coversTerms } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import {
  changeContracts,
  readOwnTerms,
  readRunningSpan,
  readSpan,
  requireContract,
  signContract,
  signerOf,
} from './change-contract.ts';
import { type ContractRow, readContracts } from './contract-rows.ts';
import { findOfferer } from './offer-contract.ts';
import { tellOfContract } from './tell-of-contract.ts';
import { termsRefusal } from './write-offer.ts';

type Caller = Context & { session: Session };

/** Accepts, refuses or withdraws an offer. */
export const answerContractHandler = handle(
  answerContract,
  async ({ contractId, answer }, context) => {
    requireRight(context, 'signContracts');
    const { database, merchant, session } = context;
    return database.transaction().execute((tx) =>
      changeContracts(tx, merchant.id, async () => {
        const row = await requireContract(tx, context, contractId);
        const isOwn = row.proposedBy === session.memberId;
        const isOver = row.expiresAt !== null && row.expiresAt.getTime() <= Date.now();
        if (row.state !== 'OFFERED' || isOver || (answer === 'withdraw') !== isOwn)
          throw new Refusal('contract_changed');
        if (answer === 'accept') await accept(tx, context, row);
        else
          await setState(
            tx,
            merchant.id,
            contractId,
            answer === 'refuse' ? 'REFUSED' : 'WITHDRAWN',
          );
        await signContract(tx, merchant, signerOf(context), { contractId, action: answer });
        const other = otherOf(row, session.memberId);
        if (other !== null && answer !== 'withdraw')
          await tellOfContract(tx, merchant, {
            contractId,
            memberId: other,
            news: answer === 'accept' ? 'contractAccepted' : 'contractRefused',
          });
        return { contractId, state: await readState(tx, merchant.id, contractId) };
      }),
    );
  },
);

/** Asks for the end of a contract, agrees to it, or keeps it. */
export const endContractHandler = handle(endContract, async ({ contractId, answer }, context) => {
  requireRight(context, 'signContracts');
  const { database, merchant, session } = context;
  return database.transaction().execute((tx) =>
    changeContracts(tx, merchant.id, async () => {
      const row = await requireContract(tx, context, contractId);
      const isAsked = row.state === 'TERMINATION_REQUESTED';
      const isOwn = row.endingBy === session.memberId;
      const fits =
        answer === 'request' ? row.state === 'ACTIVE' : isAsked && (answer === 'keep' || !isOwn);
      if (!fits || row.endsAt !== null || row.uplineId === null)
        throw new Refusal('contract_changed');
      await signContract(tx, merchant, signerOf(context), { contractId, action: SIGNED[answer] });
      if (answer === 'agree') await endWithPeriod(tx, context, row);
      else
        await sql`update agent_contract
          set state = ${answer === 'keep' ? 'ACTIVE' : 'TERMINATION_REQUESTED'},
            ending_by = ${answer === 'keep' ? null : session.memberId}
          where merchant_id = ${merchant.id} and id = ${contractId}`.execute(tx);
      const other = otherOf(row, session.memberId);
      if (other !== null && answer !== 'keep')
        await tellOfContract(tx, merchant, {
          contractId,
          memberId: other,
          news: answer === 'agree' ? 'contractEnding' : 'contractEndAsked',
        });
      return { contractId, state: await readState(tx, merchant.id, contractId) };
    }),
  );
});

const SIGNED = { request: 'requestEnd', agree: 'agreeEnd', keep: 'keep' } as const;

const otherOf = ({ uplineId, agentId }: ContractRow, memberId: number): number | null =>
  memberId === agentId ? uplineId : agentId;

const setState = async (
  tx: OpenTransaction,
  merchantId: number,
  contractId: number,
  state: ContractRow['state'],
) => {
  await sql`update agent_contract set state = ${state}
    where merchant_id = ${merchantId} and id = ${contractId}`.execute(tx);
};

const readState = async (tx: OpenTransaction, merchantId: number, contractId: number) => {
  const [row] = await readContracts(tx, merchantId, sql`c.id = ${contractId}`);
  if (!row) throw new Refusal('contract_unknown');
  return row.state;
};

/** Lets a contract end with the period that runs, and those that stand on it. */
const endWithPeriod = async (
  tx: OpenTransaction,
  { merchant }: Caller,
  row: ContractRow,
): Promise<void> => {
  const { endsAt } = await readSpan(tx, merchant, row);
  await sql`select end_contract(${merchant.id}, ${row.id}, ${endsAt}, 'agreed')`.execute(tx);
};

/**
 * Accepts an offer: it begins when the period that runs has ended, the one before it ends then, and so does what
 * the agent gives and the new terms do not cover.
 */
const accept = async (tx: OpenTransaction, context: Caller, row: ContractRow): Promise<void> => {
  const { merchant } = context;
  const { id, kind, agentId, uplineId, terms } = row;
  if (!merchant.config.agents.contracts[kind].enabled) throw new Refusal('contract_changed');
  // What the upline has may have shrunk since it was offered, and the branch may have moved.
  const upline = await findOfferer(tx, merchant.id, agentId);
  if (uplineId === null || upline?.id !== uplineId) throw new Refusal('contract_changed');
  await refuseFrozenAgent(tx, merchant.id, uplineId);
  const own = await readOwnTerms(tx, merchant, { agentId: uplineId, type: upline.type, kind });
  if (own === null || !coversTerms(own, terms))
    throw termsRefusal(own, context.session.memberId === uplineId);
  const { startsAt, endsAt } = await readRunningSpan(tx, merchant, row);
  await sql`insert into contract_run (merchant_id, kind, settled_until)
    values (${merchant.id}, ${kind}, ${startsAt}) on conflict do nothing`.execute(tx);
  // Not by end_contract: what stands on the one before may stand on this one.
  await sql`update agent_contract set ends_at = ${endsAt}, end_reason = 'replaced'
    where merchant_id = ${merchant.id} and agent_id = ${agentId} and kind = ${kind}
      and state in ('ACTIVE', 'TERMINATION_REQUESTED') and (ends_at is null or ends_at > ${endsAt})`.execute(
    tx,
  );
  await sql`update agent_contract set state = 'ACCEPTED', starts_at = ${endsAt}
    where merchant_id = ${merchant.id} and id = ${id}`.execute(tx);
  await sql`select end_uncovered(${merchant.id}, ${agentId}, ${kind}, ${JSON.stringify(terms)}::jsonb, ${endsAt})`.execute(
    tx,
  );
};
