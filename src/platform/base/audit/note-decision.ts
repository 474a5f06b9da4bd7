import { sql } from '../database/sql.ts';
import type { OpenTransaction } from '../database/tables.ts';

/** Who decides, and why. Accounts of operators and a second person come later; this is their door. */
export interface Decider {
  /** The name under which they decide; what it is worth is up to who may run the command. */
  by: string;
  reason: string;
}

/** Everything that is decided by a person about money or a person. */
export type DecidedAction =
  | 'deposit.approve'
  | 'deposit.reject'
  | 'deposit.refund'
  | 'withdrawal.approve'
  | 'withdrawal.reject'
  | 'withdrawal.pay'
  | 'withdrawal.resolve'
  | 'bonus.grant'
  | 'age.verify'
  | 'identity.approve'
  | 'identity.reject'
  | 'identity.look'
  | 'profile.correct'
  | 'draw.cancel'
  | 'chat.remove'
  | 'win.retry'
  | 'win.close';

/** The chain of what concerns no single brand. */
export const INSTALLATION = 0;

/** A decision as it is noted. */
export interface NotedDecision extends Decider {
  /** A brand, or `INSTALLATION`. */
  merchantId: number;
  action: DecidedAction;
  /** What it is about: its kind and its number or name. */
  subject: string;
  facts?: Record<string, unknown>;
}

/**
 * Appends a decision to the brand's audit log, in the transaction that carries it out: either both
 * are true or neither.
 *
 * @returns its number within the brand
 */
export const noteDecision = async (
  tx: OpenTransaction,
  { merchantId, action, subject, by, reason, facts = {} }: NotedDecision,
): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`select append_audit(${merchantId}, ${by}, ${action},
    ${subject}, ${reason}, ${JSON.stringify(facts)}::jsonb) as seq`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('append_audit answered no row');
  return row.seq;
};
