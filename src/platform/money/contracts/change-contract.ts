import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { AGENT_KINDS } from '#domain/agents/agent-kinds.ts';
import { ladderOf } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import {
  type Context,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { lockTree } from '../../people/access/lock-tree.ts';
import { type ContractRow, OPEN_STATES, readContracts } from './contract-rows.ts';

/** What a contract can be asked to become, and by whom. */
export type SignedAction =
  | 'offer'
  | 'accept'
  | 'refuse'
  | 'withdraw'
  | 'requestEnd'
  | 'agreeEnd'
  | 'keep';

/**
 * Runs a change of contracts: alone within the brand, and while nobody moves a branch, so that what
 * covers what stays as it was looked at.
 */
export const changeContracts = async <Value>(
  tx: OpenTransaction,
  merchantId: number,
  work: () => Promise<Value>,
): Promise<Value> => {
  await lockTree(tx, merchantId, 'together');
  await sql`select lock_contracts(${merchantId})`.execute(tx);
  return work();
};

/** Who signs, from which address and browser. */
export interface Signer {
  memberId: number;
  ip: string;
  device: string;
}

/** Who signs by a call. */
export const signerOf = ({
  session,
  ip,
  userAgent,
}: Pick<Context, 'ip' | 'userAgent'> & { session: Session }): Signer => ({
  memberId: session.memberId,
  ip,
  device: userAgent.slice(0, 256),
});

/** Writes who did what to a contract, from which address and browser. */
export const signContract = async (
  tx: OpenTransaction,
  { id }: Pick<Merchant, 'id'>,
  { memberId, ip, device }: Signer,
  { contractId, action }: { contractId: number; action: SignedAction },
): Promise<void> => {
  await sql`insert into agent_contract_signature (merchant_id, contract_id, action, member_id, ip, device)
    values (${id}, ${contractId}, ${action}, ${memberId}, ${ip}, ${device})`.execute(tx);
};

/**
 * Somebody's own contract, to be changed.
 *
 * @throws {Refusal} `contract_unknown` for one of others, too
 */
export const requireContract = async (
  tx: OpenTransaction,
  { merchant, session }: Pick<Context, 'merchant'> & { session: Session },
  contractId: number,
): Promise<ContractRow> => {
  const [row] = await readContracts(
    tx,
    merchant.id,
    sql`c.id = ${contractId} and ${session.memberId} in (c.upline_id, c.agent_id)`,
    { lock: true },
  );
  if (!row) throw new Refusal('contract_unknown');
  return row;
};

/** How long the periods of a kind are. */
export const periodOf = (
  { config }: Pick<Merchant, 'config'>,
  kind: ContractKind,
): ContractRow['period'] => {
  if (kind === 'daily') return 'day';
  if (kind === 'hourly') return 'hour';
  if (kind === 'realtime') return 'slot';
  const { period } = config.agents.contracts.dividend;
  return period === 'monthly' ? 'month' : period === 'semimonthly' ? 'semimonth' : 'week';
};

/** Which period is meant: one of a contract's own length where it is given, else of what the brand has by now. */
interface MeantPeriod {
  kind: ContractKind;
  period?: ContractRow['period'] | undefined;
  /** A moment in it; now when left out. */
  at?: Date;
}

/** The period of a kind that holds a moment, or now. */
export const readSpan = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  { kind, period = periodOf(merchant, kind), at }: MeantPeriod,
): Promise<{ startsAt: Date; endsAt: Date }> => {
  const { rows } = await sql<{ startsAt: Date; endsAt: Date }>`
    select s.starts_at, s.ends_at from contract_span(${period}, ${merchant.config.timeZone},
      coalesce(${at ?? null}::timestamptz, clock_timestamp())) s`.execute(database);
  const [span] = rows;
  if (!span) throw new Error('a moment is in no period');
  return span;
};

/**
 * The period that runs of what an agent has of a kind. A contract that holds runs to the end of its own period, also where the
 * brand has gone over to longer or shorter ones; who has none begins with the brand's next.
 */
export const readRunningSpan = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  { agentId, kind }: { agentId: number; kind: ContractKind },
): Promise<{ startsAt: Date; endsAt: Date }> => {
  const { rows } = await sql<Pick<ContractRow, 'period'>>`
    select period from agent_contract where merchant_id = ${merchant.id} and agent_id = ${agentId}
      and kind = ${kind} and state in ('ACTIVE', 'TERMINATION_REQUESTED')`.execute(database);
  return readSpan(database, merchant, { kind, period: rows[0]?.period });
};

/** Whether somebody is a master at the top, who stands on the brand's ladder. */
const isOnLadder = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { agentId, type }: { agentId: number; type: number },
): Promise<boolean> => {
  if (type !== AGENT_KINDS.master.type) return false;
  const { rows } = await sql`select from member where merchant_id = ${merchantId}
    and id = ${agentId} and upline_id is null`.execute(database);
  return rows.length > 0;
};

/**
 * What an agent will have of a kind when the next period begins: the accepted contract, else the one
 * that holds and does not end; for a master at the top the brand's ladder, also before the house has
 * written its contract; null: nothing. A master below somebody has what that one gives: its team
 * stands in the figures of the one above, and would else be paid for twice.
 */
export const readOwnTerms = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  { agentId, type, kind }: { agentId: number; type: number; kind: ContractKind },
): Promise<ContractTerms | null> => {
  if (await isOnLadder(database, merchant.id, { agentId, type }))
    return ladderOf(merchant.config.agents.contracts, kind);
  const rows = await readContracts(
    database,
    merchant.id,
    sql`c.agent_id = ${agentId} and c.kind = ${kind} and c.ends_at is null
      and c.state in ('ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')`,
  );
  const [best] = rows.toSorted(
    (a, b) => Number(b.state === 'ACCEPTED') - Number(a.state === 'ACCEPTED'),
  );
  return best?.terms ?? null;
};

/** Those of a kind that somebody gives and that terms would not cover; null terms cover nothing. */
export const readUncovered = (
  database: Database | OpenTransaction,
  merchantId: number,
  { agentId, kind, terms }: { agentId: number; kind: ContractKind; terms: ContractTerms | null },
): Promise<ContractRow[]> =>
  readContracts(
    database,
    merchantId,
    sql`c.upline_id = ${agentId} and c.kind = ${kind} and c.ends_at is null and c.state in ${OPEN_STATES}
      and not coalesce(covers_terms(${terms === null ? null : JSON.stringify(terms)}::jsonb, c.terms), false)`,
    { limit: 1000 },
  );
