import { recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { noteVerified } from '../referral/note-verified.ts';
import { recordEvent } from './record-event.ts';
import { readFacts } from './read-facts.ts';
import { ageOf } from './find-refusals.ts';
import { saveChoice } from './save-choice.ts';

/** What came of it. */
export type AgeVerification =
  | { ok: true; memberId: number }
  | { ok: false; reason: 'no_member' | 'underage' };

/**
 * Notes that an operator has seen a proof of a member's age: real play is open from now on.
 *
 * @param username in any case
 * @param proof what was seen, such as "passport"; never a number of it: the reason in the audit log
 * @param by who has seen it
 */
export const verifyAge = (
  database: Database,
  merchant: Merchant,
  username: string,
  proof: string,
  by: string,
): Promise<AgeVerification> =>
  database.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('merchantId', '=', merchant.id)
      .where('username', '=', username.toLowerCase())
      .where('type', '<>', 4)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) return { ok: false, reason: 'no_member' };
    const now = new Date();
    const facts = await readFacts(tx, merchant, member.id);
    if (ageOf(facts, merchant, now) === 'underage') return { ok: false, reason: 'underage' };
    await saveChoice(tx, merchant.id, member.id, { ageVerifiedAt: now, ageProof: proof });
    await noteVerified(tx, merchant.id, member.id);
    await recordEvent(tx, merchant.id, member.id, 'age_verified', { proof });
    await recordDecision(tx, {
      merchantId: merchant.id,
      action: 'age.verify',
      subject: `member ${member.id}`,
      by,
      reason: proof,
    });
    return { ok: true, memberId: member.id };
  });
