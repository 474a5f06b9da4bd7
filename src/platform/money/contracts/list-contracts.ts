import { agentContract, agentContracts } from '#api/contracts.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { requireDownline } from '../../people/agents/require-downline.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { OPEN_STATES, readContracts, sideOf, toContract } from './contract-rows.ts';

const MAX_VERSIONS = 50;

/** The contracts that the agent gives, or has. */
export const agentContractsHandler = handle(agentContracts, async (input, context) => {
  requireRight(context, 'signContracts');
  const { side, kind, choice, memberId, after, pageSize } = input;
  const { database, merchant, session } = context;
  const viewerId = session.memberId;
  if (memberId !== undefined) {
    // Who is below is not told to affiliates.
    requireRight(context, 'seeTeam');
    await requireDownline(context, memberId);
  }
  const isWaiting = sql`(c.state = 'OFFERED' and c.proposed_by is distinct from ${viewerId}
    or c.state = 'TERMINATION_REQUESTED' and c.ends_at is null and c.ending_by is distinct from ${viewerId})`;
  const rows = await readContracts(
    database,
    merchant.id,
    sql`${side === 'given' ? sql`c.upline_id` : sql`c.agent_id`} = ${viewerId}
      ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
      ${memberId === undefined ? sql`` : sql`and c.agent_id = ${memberId}`}
      ${choice === undefined ? sql`` : sql`and c.state in ${OPEN_STATES}`}
      ${choice === 'waiting' ? sql`and ${isWaiting}` : sql``}
      ${after === undefined ? sql`` : sql`and c.id < ${after}`}`,
    { limit: pageSize + 1 },
  );
  const page = rows.slice(0, pageSize);
  return {
    items: page.map((row) => toContract(row, { merchant, viewerId })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
});

/** One of the agent's own contracts, with its versions and signatures. */
export const agentContractHandler = handle(
  agentContract,
  async ({ contractId }, context, refuse) => {
    requireRight(context, 'signContracts');
    const { database, merchant, session } = context;
    const viewerId = session.memberId;
    const [row] = await readContracts(
      database,
      merchant.id,
      sql`c.id = ${contractId} and ${viewerId} in (c.upline_id, c.agent_id)`,
    );
    if (!row) return refuse('contract_unknown');
    const versions = await readContracts(
      database,
      merchant.id,
      sql`c.agent_id = ${row.agentId} and c.upline_id is not distinct from ${row.uplineId} and c.kind = ${row.kind}`,
      { limit: MAX_VERSIONS },
    );
    const all = versions.some(({ id }) => id === row.id)
      ? versions
      : [...versions.slice(0, -1), row];
    return {
      contract: toContract(row, { merchant, viewerId }),
      signatures: await readSignatures(database, merchant.id, { contractId, viewerId }),
      versions: all.map((each) => toContract(each, { merchant, viewerId })),
    };
  },
);

type Signed =
  | 'offer'
  | 'accept'
  | 'refuse'
  | 'withdraw'
  | 'expire'
  | 'start'
  | 'requestEnd'
  | 'agreeEnd'
  | 'keep'
  | 'end';

const readSignatures = async (
  database: Database,
  merchantId: number,
  { contractId, viewerId }: { contractId: number; viewerId: number },
) => {
  const { rows } = await sql<{
    action: Signed;
    memberId: number | null;
    at: Date;
    device: string | null;
  }>`
    select action, member_id, at, device from agent_contract_signature
      where merchant_id = ${merchantId} and contract_id = ${contractId} order by id`.execute(
    database,
  );
  return rows.map(({ action, memberId, at, device }) => ({
    action,
    by: sideOf(memberId, viewerId),
    at: at.toISOString(),
    device,
  }));
};
