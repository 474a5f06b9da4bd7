import type { IdentityReason } from '#domain/identity-documents.ts';
import { recordDecision } from '../../base/audit/record-decision.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { refusalAsValue, type Refused } from '../../base/ledger/refusal-as-value.ts';
import { notifyInLanguage } from '../contacts/notify-contact.ts';
import { notifyMember } from '../inbox/notify-member.ts';
import { noteVerified } from '../referral/note-verified.ts';
import { recordEvent } from '../protection/record-event.ts';
import { saveChoice } from '../protection/save-choice.ts';
import { closeForMinor, settleBirthday } from './settle-birthday.ts';

/** An operator's answer to a proof of age and identity. */
export type IdentityDecision =
  | {
      /** The day of birth on the document, `yyyy-MM-dd`: it settles the one of the profile. */
      birthday: string;
      /** What was seen that is good: the reason in the audit log. */
      seen: string;
      by: string;
    }
  | { reason: Exclude<IdentityReason, 'tooYoung'>; by: string }
  | {
      reason: 'tooYoung';
      /** The day of birth on the document, `yyyy-MM-dd`: from now on it is the one of the profile. */
      birthday: string;
      by: string;
    };

/**
 * What came of it. `identity_unknown`; `identity_decided`: it was answered before,
 * `details.status` tells how; `birthday_wrong`: it is no day, too young by the brand's least age, or, of who is `tooYoung`, old
 * enough; `birthday_differs`: the member told another one, which an operator verified.
 */
export type IdentityOutcome = { ok: true; status: 'approved' | 'rejected' } | Refused;

/**
 * Accepts or rejects a proof, and tells the member. Deposits and play are open with the former. Who is too young by the document
 * is kept from both at once, whatever proof the brand asks for, until a birthday of theirs is old enough.
 */
export const decideIdentity = (
  database: Database,
  merchant: Merchant,
  id: number,
  decision: IdentityDecision,
): Promise<IdentityOutcome> =>
  refusalAsValue(() =>
    database.transaction().execute(async (tx) => {
      const memberId = await lockSubmitted(tx, merchant, id);
      const status = 'reason' in decision ? 'rejected' : 'approved';
      await tx
        .updateTable('identityCheck')
        .set({
          status,
          decidedAt: new Date(),
          decidedBy: decision.by,
          reason: 'reason' in decision ? decision.reason : null,
        })
        .where('merchantId', '=', merchant.id)
        .where('id', '=', id)
        .execute();
      await ('reason' in decision
        ? reject(tx, merchant, memberId, decision)
        : accept(tx, merchant, memberId, decision));
      await recordDecision(tx, {
        merchantId: merchant.id,
        action: 'reason' in decision ? 'identity.reject' : 'identity.approve',
        subject: `identity ${id}`,
        by: decision.by,
        reason: 'reason' in decision ? decision.reason : decision.seen,
        facts: { memberId },
      });
      return { status } as const;
    }),
  );

const lockSubmitted = async (
  tx: OpenTransaction,
  { id: merchantId }: Merchant,
  id: number,
): Promise<number> => {
  const row = await tx
    .selectFrom('identityCheck')
    .select(['memberId', 'status'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('identity_unknown');
  if (row.status !== 'submitted')
    throw new Refusal('identity_decided', { details: { status: row.status } });
  return row.memberId;
};

const accept = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { birthday, by }: { birthday: string; by: string },
): Promise<void> => {
  await settleBirthday(tx, merchant, memberId, birthday);
  await saveChoice(tx, merchant.id, memberId, {
    ageVerifiedAt: new Date(),
    ageProof: 'identity check',
  });
  await noteVerified(tx, merchant.id, memberId);
  await recordEvent(tx, merchant.id, memberId, 'identity_approved', { by });
  const member = { merchantId: merchant.id, memberId };
  const channel = await notifyInLanguage(tx, member, 'identityApproved', () => ({}));
  await tellInbox(tx, member, 'identityApproved', channel);
};

const reject = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  decision: Extract<IdentityDecision, { reason: IdentityReason }>,
): Promise<void> => {
  const { reason, by } = decision;
  if (decision.reason === 'tooYoung')
    await closeForMinor(tx, merchant, memberId, decision.birthday);
  await recordEvent(tx, merchant.id, memberId, 'identity_rejected', { by, reason });
  const member = { merchantId: merchant.id, memberId };
  const channel = await notifyInLanguage(tx, member, `identity_${reason}`, () => ({}));
  await tellInbox(tx, member, 'identityRejected', channel);
};

const tellInbox = (
  tx: OpenTransaction,
  member: { merchantId: number; memberId: number },
  template: 'identityApproved' | 'identityRejected',
  channel: 'sms' | 'email' | null,
): Promise<void> =>
  notifyMember(tx, {
    ...member,
    kind: 'account',
    template,
    path: '/securityCenter',
    mailed: channel === 'email',
  });
