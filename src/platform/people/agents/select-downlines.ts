import type { DownlineSort } from '#api/agents.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { DownlineChoice } from './downline-choice.ts';
import {
  contractsOf,
  type DownlineContracts,
  SIGNERS,
  withContracts,
} from './downline-contracts.ts';

/** One row as it is read. */
export interface DownlineRow {
  memberId: number;
  username: string;
  type: number;
  status: 'active' | 'frozen' | 'closed';
  /** Levels below the agent. */
  level: number;
  registeredAt: Date;
  lastLoginAt: Date | null;
  direct: number;
  total: number;
  frozenAt: Date | null;
  hasNote: boolean;
  contracts: DownlineContracts;
  /** What it is sorted by, as a number; 0 for a name. */
  sortValue: number;
}

/** Where a page ended. */
export interface DownlineEnd {
  value: number;
  memberId: number;
}

export interface DownlineOrder {
  sort: DownlineSort;
  descending: boolean;
  after: DownlineEnd | null;
  limit: number;
}

/** No level is deeper. */
const DEEPEST = 2_147_483_647;

const chosen = (choice: DownlineChoice) => {
  const { merchantId, agentId, under, scope, search, type, signers } = choice;
  const { status, transfers, active } = choice;
  // The beginning of a name that is shown masked would give it away letter by letter: it is found whole or not at all.
  const maskedAt = Math.min(choice.maskedFrom, DEEPEST) - under.depth;
  const last = search && `${search}\u{10FFFF}`;
  return sql`from downline d
      join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
      join team_size t on t.merchant_id = d.merchant_id and t.member_id = d.member_id
      left join transfer_freeze f on f.merchant_id = d.merchant_id and f.member_id = d.member_id and f.freed_at is null
      left join agent_note n on n.merchant_id = d.merchant_id and n.agent_id = ${agentId} and n.member_id = d.member_id
    where d.merchant_id = ${merchantId} and d.ancestor_id = ${under.id} and d.until is null
      ${scope === 'direct' ? sql`and d.depth = 1 and m.upline_id = ${under.id}` : sql``}
      ${choice.memberId === undefined ? sql`` : sql`and d.member_id = ${choice.memberId}`}
      ${type === undefined ? sql`` : sql`and m.type = ${type}`}
      ${signers === undefined ? sql`` : sql`and (m.type in (${sql.join(SIGNERS)})) = ${signers}`}
      ${withContracts(choice)}
      ${status === undefined ? sql`` : sql`and m.status = ${status}`}
      ${transfers === undefined ? sql`` : sql`and (f.member_id is null) = ${transfers === 'free'}`}
      ${active ? sql`and (coalesce(m.last_login_at, '-infinity') >= ${active.since}) = ${active.yes}` : sql``}
      ${
        search
          ? sql`and m.username collate "C" >= ${search} and m.username collate "C" < ${last}
              and (d.depth < ${maskedAt} or m.username = ${search})`
          : sql``
      }`;
};

/** What each order sorts by; the number of the account decides between equals. */
const SORTED = {
  name: sql`m.username collate "C"`,
  registered: sql`m.registered_at`,
  lastLogin: sql`coalesce(m.last_login_at, '-infinity')`,
  teamSize: sql`t.total`,
};

/** The same as a whole number, moments in microseconds: what a cursor holds. Nobody reads a name from one. */
const VALUES = {
  name: sql`0`,
  registered: sql`(extract(epoch from m.registered_at) * 1000000)::bigint`,
  // Never, before everything.
  lastLogin: sql`coalesce((extract(epoch from m.last_login_at) * 1000000)::bigint, ${sql.lit(-1)})`,
  teamSize: sql`t.total`,
};

const momentOf = (value: number) =>
  value < 0
    ? sql`'-infinity'::timestamptz`
    : sql`'epoch'::timestamptz + ${value}::bigint * interval '1 microsecond'`;

const following = ({ merchantId }: DownlineChoice, { sort, descending, after }: DownlineOrder) => {
  if (!after) return sql``;
  const sign = sql.raw(descending ? '<' : '>');
  if (sort === 'name')
    return sql`and m.username collate "C" ${sign} (select e.username collate "C" from member e
      where e.merchant_id = ${merchantId} and e.id = ${after.memberId})`;
  const value = sort === 'teamSize' ? sql`${after.value}::int` : momentOf(after.value);
  return sql`and (${SORTED[sort]}, m.id) ${sign} (${value}, ${after.memberId}::bigint)`;
};

/** Some of those below, in an order, from where a page ended. */
export const selectDownlines = async (
  tx: OpenTransaction,
  choice: DownlineChoice,
  order: DownlineOrder,
): Promise<DownlineRow[]> => {
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const { rows } = await sql<DownlineRow>`
    select d.member_id, m.username, m.type, m.status, d.depth + ${choice.under.depth}::int as level,
      m.registered_at, m.last_login_at, t.direct, t.total, f.frozen_at,
      n.member_id is not null as has_note, ${contractsOf(choice)} as contracts, ${VALUES[order.sort]} as sort_value
    ${chosen(choice)} ${following(choice, order)}
    order by ${SORTED[order.sort]} ${way} ${order.sort === 'name' ? sql`` : sql`, m.id ${way}`}
    limit ${order.limit}`.execute(tx);
  return rows;
};

/** How many are chosen; null: more than `most`. Without a filter it is the size of the team, whatever it is. */
export const countDownlines = async (
  tx: OpenTransaction,
  choice: DownlineChoice,
  most: number,
): Promise<number | null> => {
  const { merchantId, under, scope, maskedFrom: _, agentId: _agent, ...filters } = choice;
  if (Object.values(filters).every((filter) => filter === undefined)) {
    const size = await tx
      .selectFrom('teamSize')
      .select(['direct', 'total'])
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', under.id)
      .executeTakeFirst();
    return (scope === 'direct' ? size?.direct : size?.total) ?? 0;
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${chosen(choice)} limit ${most + 1}) c`.execute(tx);
  const count = rows[0]?.count ?? 0;
  return count > most ? null : count;
};

/**
 * Has the following statements of a transaction planned for the branch that they ask for: one of three people is read in
 * another way than one of a million, and a plan for both would be slow for one of them.
 */
export const planForBranch = async (tx: OpenTransaction): Promise<void> => {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
};
