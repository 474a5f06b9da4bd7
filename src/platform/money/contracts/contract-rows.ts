import type { Contract } from '#api/contracts.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { downlineName } from '../../people/agents/downline-name.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** One version of a contract as it is stored, with the names of the two. */
export interface ContractRow {
  id: number;
  kind: ContractKind;
  /** Null: the house. */
  uplineId: number | null;
  uplineName: string | null;
  agentId: number;
  agentName: string;
  terms: ContractTerms;
  period: Contract['period'];
  state: Contract['state'];
  /** Null: the house. */
  proposedBy: number | null;
  offeredAt: Date;
  expiresAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  endReason: Contract['endReason'];
  endingBy: number | null;
}

/** States in which a contract holds, or may come to hold. */
export const OPEN_STATES = sql`('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')`;

/**
 * Reads contracts of a brand.
 *
 * @param where a condition on `c`, the contract; the newest come first
 */
export const readContracts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  where: ReturnType<typeof sql>,
  { limit = 50, lock = false }: { limit?: number; lock?: boolean } = {},
): Promise<ContractRow[]> => {
  const { rows } = await sql<ContractRow>`
    select c.id, c.kind, c.upline_id, u.username as upline_name, c.agent_id, a.username as agent_name, c.terms,
        c.period, c.state, c.proposed_by, c.offered_at, c.expires_at, c.starts_at, c.ends_at, c.end_reason, c.ending_by
      from agent_contract c
      join member a on a.merchant_id = c.merchant_id and a.id = c.agent_id
      left join member u on u.merchant_id = c.merchant_id and u.id = c.upline_id
      where c.merchant_id = ${merchantId} and ${where}
      order by c.id desc limit ${limit} ${lock ? sql`for update of c` : sql``}`.execute(database);
  return rows;
};

/** Who proposed or did something, as one of the two sees it. */
export const sideOf = (memberId: number | null, viewerId: number): 'own' | 'other' | 'platform' =>
  memberId === null ? 'platform' : memberId === viewerId ? 'own' : 'other';

/** What somebody can do with a contract in its present state. */
const doableBy = (row: ContractRow, viewerId: number): Contract['can'] => {
  const { state, proposedBy, uplineId, endsAt, endingBy } = row;
  // With the house nothing is agreed: its ladder is the brand's.
  if (uplineId === null) return [];
  if (state === 'OFFERED') return proposedBy === viewerId ? ['withdraw'] : ['accept', 'refuse'];
  if (endsAt !== null) return [];
  if (state === 'ACTIVE') return ['requestEnd'];
  if (state === 'TERMINATION_REQUESTED')
    return endingBy === viewerId ? ['keep'] : ['agreeEnd', 'keep'];
  return [];
};

/** A contract as one of its two parties, or somebody above them, sees it. */
export const toContract = (
  row: ContractRow,
  { merchant, viewerId }: { merchant: Merchant; viewerId: number },
): Contract => {
  const { uplineId, uplineName, agentId, agentName } = row;
  const isParty = viewerId === uplineId || viewerId === agentId;
  const isUpline = viewerId === uplineId;
  const below = (name: string, levels: number): string =>
    downlineName(merchant.config, name, levels);
  // Who is neither of the two looks at a contract that a direct downline gives.
  const uplineSeen = (name: string): string => (isParty ? maskName(name) : below(name, 1));
  return {
    contractId: row.id,
    kind: row.kind,
    upline: {
      memberId: isUpline ? viewerId : null,
      name: uplineName === null ? null : isUpline ? uplineName : uplineSeen(uplineName),
      isOwn: isUpline,
    },
    agent: {
      memberId: agentId,
      name: viewerId === agentId ? agentName : below(agentName, isUpline ? 1 : 2),
      isOwn: viewerId === agentId,
    },
    terms: [...row.terms],
    period: row.period,
    state: row.state,
    proposedBy: sideOf(row.proposedBy, viewerId),
    offeredAt: row.offeredAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    endReason: row.endReason,
    can: isParty ? doableBy(row, viewerId) : [],
  };
};
