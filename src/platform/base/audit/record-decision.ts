import { sql } from '../database/sql.ts';
import type { OpenTransaction } from '../database/tables.ts';

/** Who decides, and why. Operator accounts and approval by a second person will be added here. */
export interface Actor {
  /** The name that the operator gives. It is not verified: whoever may run the command may write
   * any name. */
  by: string;
  reason: string;
}

/** Everything that is decided by a person about money or a person. */
export type DecidedAction =
  | 'deposit.approve'
  | 'deposit.reject'
  | 'deposit.refund'
  | 'deposit.writeOff'
  | 'withdrawal.approve'
  | 'withdrawal.reject'
  | 'withdrawal.pay'
  | 'withdrawal.resolve'
  | 'bonus.free-stake'
  | 'bonus.grant'
  | 'points.grant'
  | 'points.take'
  | 'promotion.close'
  | 'promotion.reopen'
  | 'promotion.look'
  | 'promotion.approve'
  | 'promotion.reject'
  | 'order.look'
  | 'order.confirm'
  | 'order.ship'
  | 'order.complete'
  | 'order.reject'
  | 'referral.revoke'
  | 'feedback.answer'
  | 'rank.set'
  | 'age.verify'
  | 'identity.approve'
  | 'identity.reject'
  | 'identity.look'
  | 'profile.correct'
  | 'draw.cancel'
  | 'draw.leave-out'
  | 'chat.remove'
  | 'chat.mute'
  | 'chat.unmute'
  | 'member.freeze'
  | 'member.unfreeze'
  | 'member.close'
  | 'member.pay-out'
  | 'win.retry'
  | 'win.close'
  | 'message.send'
  | 'message.cancel'
  | 'agent.move'
  | 'agent.open-account'
  | 'agent.renew-secret'
  | 'agent.grant-domain'
  | 'agent.refuse-domain'
  | 'agent.set-postback'
  | 'agent.freeze-transfers'
  | 'agent.free-transfers'
  | 'agent.freeze'
  | 'agent.unfreeze'
  | 'agent.recount'
  | 'agent.guarantee'
  | 'alarm.see'
  | 'cell.add'
  | 'cell.drain'
  | 'brand.move'
  | 'brand.forget'
  | 'archive.detach'
  | 'uploads.move';

/** The hash chain of decisions that concern the whole installation. */
export const INSTALLATION = 0;

/** A decision as it is noted. */
export interface NotedDecision extends Actor {
  /** A brand, or `INSTALLATION`. */
  merchantId: number;
  action: DecidedAction;
  /** What it is about: its kind and its number or name. */
  subject: string;
  facts?: Record<string, unknown>;
}

/**
 * Appends a decision to the brand's audit log, in the transaction that carries it out: both commit
 * or neither does.
 *
 * @returns its number within the brand
 */
export const recordDecision = async (
  tx: OpenTransaction,
  { merchantId, action, subject, by, reason, facts = {} }: NotedDecision,
): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`select append_audit(${merchantId}, ${by}, ${action},
    ${subject}, ${reason}, ${JSON.stringify(facts)}::jsonb) as seq`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('append_audit answered no row');
  return row.seq;
};
