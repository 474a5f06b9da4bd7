import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Context, Merchant, Session } from '../../base/endpoints/handler.ts';
import { downlineName } from '../../people/agents/downline-name.ts';
import { type Crumb, readCrumbs } from '../../people/agents/read-crumbs.ts';
import { requireDownline } from '../../people/agents/require-downline.ts';
import { type AskedDays, readRange, type RecordRange } from '../../money/records/read-range.ts';
import { readCountedUntil } from '../teams/read-team-figures.ts';

/** Who asks, and about which part of the team in which days. */
export interface Branch {
  merchantId: number;
  /** Who asks. */
  agentId: number;
  /** Below whom: the agent, or somebody `depth` levels below. */
  ownerId: number;
  depth: number;
  ownerName: string | null;
  ownerType: number;
  /** As it was asked for. */
  range: RecordRange;
  /** Of those, the first that is shown: somebody who came from elsewhere is seen from the day after. */
  fromDay: string;
  toDay: string;
  crumbs: Crumb[];
  countedUntil: Date | null;
}

type Asking = Pick<Context, 'merchant'> & { session: Session };

/**
 * Works out which part of the team is meant.
 *
 * @throws {Refusal} `not_a_downline`, `invalid_range`
 */
export const readBranch = async (
  tx: OpenTransaction,
  input: AskedDays & { under?: number | undefined },
  { merchant, session }: Asking,
): Promise<Branch> => {
  const range = readRange(input, merchant);
  const countedUntil = await readCountedUntil(tx, merchant.id);
  const own = {
    merchantId: merchant.id,
    agentId: session.memberId,
    ownerId: session.memberId,
    depth: 0,
    ownerName: null,
    ownerType: session.type,
    range,
    fromDay: range.from,
    toDay: range.to,
    crumbs: [],
    countedUntil,
  };
  if (input.under === undefined) return own;
  const asking = { database: tx, merchant, session };
  const { id, username, type, depth } = await requireDownline(asking, input.under);
  const name = downlineName(merchant.config, username, depth);
  const above = await readCrumbs(tx, merchant, { agentId: session.memberId, memberId: id });
  return {
    ...own,
    ownerId: id,
    depth,
    ownerName: name,
    ownerType: type,
    fromDay: await readFirstDay(tx, merchant, { agentId: session.memberId, memberId: id, range }),
    crumbs: [...above, { memberId: id, name }],
  };
};

/** What was before somebody came into the branch is another branch's. */
const readFirstDay = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { agentId, memberId, range }: { agentId: number; memberId: number; range: RecordRange },
): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(greatest(${range.from}::date, (d.since at time zone ${range.timeZone})::date
        + case when d.since > m.registered_at then 1 else 0 end), 'YYYY-MM-DD') as day
      from downline d join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
      where d.merchant_id = ${merchant.id} and d.ancestor_id = ${agentId} and d.member_id = ${memberId}
        and d.until is null`.execute(tx);
  return rows[0]?.day ?? range.from;
};

/** What every answer about a part of the team says of it. */
export const branchAnswerOf = (
  { range, crumbs, countedUntil }: Branch,
  { config }: Pick<Merchant, 'config'>,
) => ({
  ...range,
  currency: config.currency,
  crumbs,
  countedUntil: countedUntil?.toISOString() ?? null,
});
