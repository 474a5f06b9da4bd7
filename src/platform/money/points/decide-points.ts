import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { movePoints } from './move-points.ts';

/** Points that a person of the house gives or takes. */
export interface PointsDecision {
  memberId: number;
  decision: 'grant' | 'take';
  /** Hundredths of a point, above 0. */
  points: number;
  /** Given again, it does nothing more. */
  key: string;
}

/** What came of it; `key_used`: the key decided something else before. */
export type PointsDecided =
  | { ok: true; balance: number; replay: boolean }
  | { ok: false; code: 'trial_account' | 'points_short' | 'amount_too_large' | 'key_used' };

/** Gives or takes points because a person of the house decided so; a replay is no decision. */
export const decidePoints = async (
  database: Database,
  merchant: Merchant,
  { memberId, decision, points, key }: PointsDecision,
  actor: Actor,
): Promise<PointsDecided> => {
  try {
    return await database.transaction().execute(async (tx) => {
      const member = await lockMember(tx, merchant.id, memberId);
      if (!member || isTrial(member.type)) return { ok: false, code: 'trial_account' };
      const moved = await movePoints(tx, {
        merchantId: merchant.id,
        memberId,
        reason: decision === 'grant' ? 'granted' : 'taken',
        key: `operator ${key}`,
        points,
      });
      if (!moved.replay)
        await recordDecision(tx, {
          ...actor,
          merchantId: merchant.id,
          action: `points.${decision}`,
          subject: `member ${memberId}`,
          facts: { memberId, points },
        });
      return { ok: true, ...moved };
    });
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
};

/** @throws the error itself when it is none that an operator can cause */
const codeOf = (error: unknown): 'points_short' | 'amount_too_large' | 'key_used' => {
  if (error instanceof Refusal) {
    if (error.code === 'points_short' || error.code === 'amount_too_large') return error.code;
  } else if ((error as { code?: string }).code === 'LV001') return 'key_used';
  throw error;
};
