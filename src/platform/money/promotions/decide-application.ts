import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { release } from './give-back.ts';
import { CLAIM_DAYS } from './match-deposit.ts';
import type { OperatorApplication } from './read-applications.ts';

/** A person's answer: a bonus in minor units, or none. The actor's reason is told to the member. */
export type ApplicationAnswer = { amountMinor: number } | 'reject';

/**
 * What came of it. `decided`: this application was answered before; `amount`: it is not from 1 to the most that its terms
 * allow, `mostMinor`.
 */
export type ApplicationOutcome =
  | { ok: true; state: 'approved' | 'rejected' }
  | { ok: false; code: 'decided' }
  | { ok: false; code: 'amount'; mostMinor: number };

/**
 * Approves an application with an amount, which the member can then claim, or rejects it, and tells the member.
 * What the amount does not need of the budget returns to it: the most was kept when the member applied.
 */
export const decideApplication = (
  database: Database,
  application: OperatorApplication,
  answer: ApplicationAnswer,
  actor: Actor,
): Promise<ApplicationOutcome> =>
  database.transaction().execute(async (tx) => {
    const { id, merchantId, promotionId, memberId, currency } = application;
    const entry = await lockWaiting(tx, application);
    if (!entry) return { ok: false, code: 'decided' };
    const amountMinor = answer === 'reject' ? 0 : answer.amountMinor;
    const mostMinor = entry.reservedMinor;
    if (answer !== 'reject' && (amountMinor < 1 || amountMinor > mostMinor))
      return { ok: false, code: 'amount', mostMinor };
    await sql`update promotion_application
      set approved = ${answer !== 'reject'}, decided_at = now(), decided_by = ${actor.by}, note = ${actor.reason},
        taken_by = coalesce(taken_by, ${actor.by})
      where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
    await sql`update promotion_entry
      set state = ${answer === 'reject' ? 'CANCELLED' : 'CLAIMABLE'}, reserved_minor = ${amountMinor},
        note = ${actor.reason}, taken_at = coalesce(taken_at, now()),
        due_at = now() + make_interval(days => ${CLAIM_DAYS}),
        ended_at = case when ${answer === 'reject'} then now() end,
        refusals = refusals + ${answer === 'reject' ? 1 : 0}::int
      where merchant_id = ${merchantId} and promotion_id = ${promotionId}
        and member_id = ${memberId}`.execute(tx);
    await release(tx, { merchantId, promotionId }, mostMinor - amountMinor);
    await recordDecision(tx, {
      ...actor,
      merchantId,
      action: answer === 'reject' ? 'promotion.reject' : 'promotion.approve',
      subject: `application ${id}`,
      facts: { memberId, promotionId, ...(amountMinor > 0 && { amountMinor, currency }) },
    });
    await notifyMember(tx, {
      merchantId,
      memberId,
      kind: 'promotion',
      template: answer === 'reject' ? 'applicationRejected' : 'applicationApproved',
      values: {
        promotion: { texts: entry.title },
        reason: actor.reason,
        ...(amountMinor > 0 && { amount: { minor: amountMinor, currency } }),
      },
      path: `/promotions#${promotionId}`,
      key: `application:${id}`,
    });
    return { ok: true, state: answer === 'reject' ? 'rejected' : 'approved' };
  });

/**
 * Locks the part of an application, where nobody has decided about this application: after a refusal the member may have sent
 * another one, which has the same part.
 */
const lockWaiting = async (
  tx: OpenTransaction,
  { id, merchantId, promotionId, memberId }: OperatorApplication,
) => {
  const entry = await tx
    .selectFrom('promotionEntry')
    .select(['reservedMinor', 'title'])
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', '=', memberId)
    .where('kind', '=', 'application')
    .where('state', '=', 'JOINED')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!entry) return undefined;
  // Read once the lock is held: whoever held it before may have decided about this one.
  const open = await tx
    .selectFrom('promotionApplication')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .where('approved', 'is', null)
    .executeTakeFirst();
  return open && entry;
};
