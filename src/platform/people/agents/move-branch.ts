import { agentKindOf } from '#domain/agents/agent-kinds.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { lockTree } from '../access/lock-tree.ts';

/** Somebody in a brand's tree. */
export interface TreeMember {
  id: number;
  username: string;
  type: number;
  uplineId: number | null;
}

/** A move that can be made, and what it would change. */
export interface PlannedMove {
  member: TreeMember;
  /** Null: at the top. */
  from: TreeMember | null;
  to: TreeMember | null;
  /** Accounts that go along: everybody below the member. */
  branch: number;
}

/** Why nobody is moved. */
export type MoveFault =
  | 'no_member'
  | 'no_upline'
  /** The new upline is no agent who has a team. */
  | 'no_agent'
  /** The new upline is the member, or below it. */
  | 'own_branch'
  /** The member is there already. */
  | 'no_change';

export type Move = { ok: true; move: PlannedMove } | { ok: false; fault: MoveFault };

/** Who moves where, by usernames; `to` null: to the top. */
export interface MoveOrder {
  username: string;
  to: string | null;
}

/** Somebody of a brand by name in any case; null when nobody real has it. */
export const findTreeMember = async (
  database: Database | OpenTransaction,
  merchantId: number,
  who: { username: string } | { id: number },
): Promise<TreeMember | null> => {
  const row = await database
    .selectFrom('member')
    .select(['id', 'username', 'type', 'uplineId'])
    .where('merchantId', '=', merchantId)
    .where((by) =>
      'id' in who ? by('id', '=', who.id) : by('username', '=', who.username.toLowerCase()),
    )
    .where('type', '<>', 4)
    .executeTakeFirst();
  return row ?? null;
};

/** What a move would change; nothing is changed yet. */
export const planMove = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { username, to }: MoveOrder,
): Promise<Move> => {
  const member = await findTreeMember(database, merchantId, { username });
  if (!member) return { ok: false, fault: 'no_member' };
  const upline = to === null ? null : await findTreeMember(database, merchantId, { username: to });
  if (to !== null && !upline) return { ok: false, fault: 'no_upline' };
  const kind = upline && agentKindOf(upline.type);
  // An affiliate sends visitors and has no team.
  if (upline && (kind === null || kind === 'affiliate')) return { ok: false, fault: 'no_agent' };
  const { rows } = await sql<{ inside: boolean; branch: number }>`
    select is_in_branch(${merchantId}, ${member.id}, ${upline?.id ?? null}) as inside,
      (select count(*) from downline d where d.merchant_id = ${merchantId}
        and d.ancestor_id = ${member.id} and d.until is null)::int as branch`.execute(database);
  const [found] = rows;
  if (!found || found.inside || upline?.id === member.id) return { ok: false, fault: 'own_branch' };
  if (member.uplineId === (upline?.id ?? null)) return { ok: false, fault: 'no_change' };
  const { uplineId } = member;
  const from = uplineId && (await findTreeMember(database, merchantId, { id: uplineId }));
  return { ok: true, move: { member, from: from || null, to: upline, branch: found.branch } };
};

/**
 * Moves a member and everybody below to another upline, or to the top. From now on; what was read of the past stays as it was.
 *
 * @param actor who decided it, for the audit log
 */
export const moveBranch = (
  database: Database,
  merchantId: number,
  order: MoveOrder,
  actor: Actor,
): Promise<Move> =>
  database.transaction().execute(async (tx) => {
    await lockTree(tx, merchantId, 'alone');
    const planned = await planMove(tx, merchantId, order);
    if (!planned.ok) return planned;
    const { member, from, to, branch } = planned.move;
    await tx
      .updateTable('member')
      .set({ uplineId: to?.id ?? null })
      .where('merchantId', '=', merchantId)
      .where('id', '=', member.id)
      .execute();
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: 'agent.move',
      subject: `member ${member.id}`,
      facts: { from: from?.id ?? null, to: to?.id ?? null, branch },
    });
    return planned;
  });
