import { forfeitBonus } from '#api/bonuses.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { closeBonus } from './close-bonus.ts';

/** Gives up a bonus, the active one or one that waits; the own cash is then free of it. */
export const forfeitBonusHandler = handle(forfeitBonus, (input, context, refuse) => {
  const { merchant, session } = context;
  const { requestId, id } = input;
  const given = { bonus: id, days: merchant.config.withdrawals.bonusDays };
  const request = { scope: forfeitBonus.name, requestId, input: { id }, given };
  return answerShortlyOrOnce(context, request, async (tx) => {
    await lockMember(tx, merchant.id, session.memberId);
    const bonus = await tx
      .selectFrom('bonus')
      .selectAll()
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!bonus) return refuse('not_found');
    if (bonus.closedAt) return refuse('bonus_closed');
    const status = 'FORFEITED' as const;
    if (bonus.status === 'ACTIVE')
      return { id, status, forfeitedMinor: await closeBonus(tx, merchant, bonus, status) };
    await tx
      .updateTable('bonus')
      .set({ status, closedAt: new Date() })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .execute();
    return { id, status, forfeitedMinor: 0 };
  });
});
