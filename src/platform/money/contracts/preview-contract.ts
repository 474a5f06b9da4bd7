import { previewContract } from '#api/contracts.ts';
import {
  areInOrder,
  type ContractKind,
  type ContractTerms,
  coversTerms,
  shareOf,
  tierReached,
} from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { requireDownline } from '../../people/agents/require-downline.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { readOwnTerms, readRunningSpan, readSpan, readUncovered } from './change-contract.ts';
import { toContract } from './contract-rows.ts';
import { findOfferer } from './offer-contract.ts';

const PERIODS = 3;
const MAX_ENDING = 50;

/** What terms would have paid, and what would end by them. */
export const previewContractHandler = handle(previewContract, async (input, context, refuse) => {
  const { memberId, kind, terms } = input;
  const { database, merchant, session } = context;
  requireRight(context, memberId === undefined ? 'signContracts' : 'offerContracts');
  if (!merchant.config.agents.contracts[kind].enabled) return refuse('contract_closed');
  const upline =
    memberId === undefined
      ? await database.transaction().execute((tx) => findOfferer(tx, merchant.id, session.memberId))
      : { id: session.memberId, type: session.type };
  if (!upline) return refuse('no_upline');
  if (memberId !== undefined && (await requireDownline(context, memberId)).depth !== 1)
    return refuse('not_a_downline');
  const agentId = memberId ?? session.memberId;
  const own = await readOwnTerms(database, merchant, {
    agentId: upline.id,
    type: upline.type,
    kind,
  });
  const ending = await readUncovered(database, merchant.id, { agentId, kind, terms });
  const { endsAt } = await readRunningSpan(database, merchant, { agentId, kind });
  const { startsAt } = await readSpan(database, merchant, { kind });
  return {
    // What the own upline has is the upline's own matter.
    ownTerms: memberId === undefined || own === null ? null : [...own],
    isCovered: own !== null && areInOrder(terms) && coversTerms(own, terms),
    startsAt: endsAt.toISOString(),
    periods: await wouldHavePaid(database, merchant, { agentId, kind, terms, before: startsAt }),
    ending: ending
      .slice(0, MAX_ENDING)
      .map((row) => toContract(row, { merchant, viewerId: session.memberId })),
    endingCount: ending.length,
  };
});

/** Of the last periods: what the team reached, and the share of it by some terms. */
const wouldHavePaid = async (
  database: Database,
  merchant: Merchant,
  asked: { agentId: number; kind: ContractKind; terms: ContractTerms; before: Date },
) => {
  const periods = [];
  let { before } = asked;
  for (let at = 0; at < PERIODS; at += 1) {
    const span = await readSpan(database, merchant, {
      kind: asked.kind,
      at: new Date(before.getTime() - 1),
    });
    const reached = await readReached(database, merchant, { ...asked, ...span });
    const rateMillis = tierReached(asked.terms, reached)?.rateMillis ?? 0;
    periods.push({
      startsAt: span.startsAt.toISOString(),
      endsAt: span.endsAt.toISOString(),
      ...reached,
      rateMillis,
      amountMinor: shareOf(rateMillis, reached.figureMinor).minor,
    });
    before = span.startsAt;
  }
  return periods;
};

const readReached = async (
  database: Database,
  { id, config }: Merchant,
  {
    agentId,
    kind,
    startsAt,
    endsAt,
  }: { agentId: number; kind: ContractKind; startsAt: Date; endsAt: Date },
): Promise<{ figureMinor: number; activeMembers: number }> => {
  const { rows } = await sql<{ figureMinor: number; activeMembers: number }>`
    select figure_minor, active_members
      from team_reached(${id}, ${kind}, ${config.timeZone}, ${agentId}, ${startsAt}, ${endsAt})`.execute(
    database,
  );
  return rows[0] ?? { figureMinor: 0, activeMembers: 0 };
};
