import { agentKindOf } from '#domain/agents/agent-kinds.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { findTreeMember } from '../../people/agents/move-branch.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { lockMember } from '../../people/members/lock-member.ts';

/** What became of it. */
export type Freeze =
  | { ok: true; agentId: number; isFrozenByBills: boolean }
  | { ok: false; fault: 'no_member' | 'no_agent' | 'no_change' };

/**
 * Freezes an agent by the operator's word, or takes that word back: an agent who is frozen offers no contracts, and no money
 * leaves the account. Who is frozen because of a bill stays so until it is paid.
 *
 * @param actor who decided it, for the audit log
 */
export const freezeAgent = (
  database: Database,
  merchantId: number,
  { username, frozen }: { username: string; frozen: boolean },
  actor: Actor,
): Promise<Freeze> =>
  database.transaction().execute(async (tx) => {
    const member = await findTreeMember(tx, merchantId, { username });
    if (!member) return { ok: false, fault: 'no_member' };
    if (agentKindOf(member.type) === null) return { ok: false, fault: 'no_agent' };
    const { id } = member;
    // What leaves the account is decided under the same lock.
    await lockMember(tx, merchantId, id);
    const { rows } = frozen
      ? await sql`insert into agent_freeze (merchant_id, agent_id, reason)
          values (${merchantId}, ${id}, ${actor.reason})
          on conflict (merchant_id, agent_id) where bill_id is null and freed_at is null do nothing returning id`.execute(
          tx,
        )
      : await sql`update agent_freeze set freed_at = clock_timestamp() where merchant_id = ${merchantId}
          and agent_id = ${id} and bill_id is null and freed_at is null returning id`.execute(tx);
    if (rows.length === 0) return { ok: false, fault: 'no_change' };
    if (frozen)
      await notifyMember(tx, {
        merchantId,
        memberId: id,
        kind: 'account',
        template: 'agentFrozen',
      });
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: frozen ? 'agent.freeze' : 'agent.unfreeze',
      subject: `member ${id}`,
    });
    const { rows: bills } = await sql`select from agent_freeze where merchant_id = ${merchantId}
      and agent_id = ${id} and bill_id is not null and freed_at is null limit 1`.execute(tx);
    return { ok: true, agentId: id, isFrozenByBills: bills.length > 0 };
  });
