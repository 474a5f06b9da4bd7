import {
  type Actor,
  type DecidedAction,
  recordDecision,
} from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { closeSessions } from '../access/sessions.ts';
import { findByUsername } from './find-by-username.ts';
import { lockMember, type LockedMember } from './lock-member.ts';

type Status = LockedMember['status'];

/** What an operator does to an account. */
export type StatusStep = 'freeze' | 'unfreeze' | 'close';

const STEPS: Record<StatusStep, { from: readonly Status[]; to: Status; action: DecidedAction }> = {
  freeze: { from: ['active'], to: 'frozen', action: 'member.freeze' },
  unfreeze: { from: ['frozen'], to: 'active', action: 'member.unfreeze' },
  // For good: whoever wants to play again opens another account.
  close: { from: ['active', 'frozen'], to: 'closed', action: 'member.close' },
};

/** What became of it. `no_change`: the account is in no state for this step. */
export type StatusChange =
  | { ok: true; memberId: number; status: Status; endedSessions: number }
  | { ok: false; fault: 'no_member' }
  | { ok: false; fault: 'no_change'; status: Status };

/**
 * Freezes an account, frees it, or closes it for good. Who is not active signs in no more, stakes and withdraws nothing, and is given
 * nothing by others; each session, remembered device, play and push to a browser ends in this transaction. The money stays: bets that
 * are open are settled, what comes in is booked, and orders of lottery draws end before their next draw.
 *
 * @param username in any case
 * @param actor who decided it, for the audit log
 */
export const changeStatus = (
  database: Database,
  merchantId: number,
  { username, step }: { username: string; step: StatusStep },
  actor: Actor,
): Promise<StatusChange> =>
  database.transaction().execute(async (tx) => {
    const member = await lockByName(tx, merchantId, username);
    if (!member) return { ok: false, fault: 'no_member' };
    const { id: memberId, status: before } = member;
    const { from, to, action } = STEPS[step];
    if (!from.includes(before)) return { ok: false, fault: 'no_change', status: before };
    await tx
      .updateTable('member')
      .set({ status: to })
      .where('merchantId', '=', merchantId)
      .where('id', '=', memberId)
      .execute();
    const endedSessions = await endEverything(tx, merchantId, memberId);
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action,
      subject: `member ${memberId}`,
      facts: { before, endedSessions },
    });
    return { ok: true, memberId, status: to, endedSessions };
  });

/**
 * Holds the row of a member that is named; trial accounts end by themselves.
 *
 * @param username in any case
 */
export const lockByName = async (
  tx: OpenTransaction,
  merchantId: number,
  username: string,
): Promise<LockedMember | null> => {
  const id = await findByUsername(tx, merchantId, username);
  return id === undefined ? null : lockMember(tx, merchantId, id);
};

/** Also when an account is freed: a sign-in that was under way when it was frozen has left a session. */
const endEverything = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from session
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx);
  // Plays of games end with their session.
  await closeSessions(tx, merchantId, { memberId });
  // Links to a new password, codes, and sign-ins that wait for their second step.
  await tx
    .deleteFrom('singleUseToken')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();
  await sql`update game_session set ended_at = now() where merchant_id = ${merchantId}
    and member_id = ${memberId} and ended_at is null`.execute(tx);
  await sql`update play_session set ended_at = seen_at where merchant_id = ${merchantId}
    and member_id = ${memberId} and ended_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
};
