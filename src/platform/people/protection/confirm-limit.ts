import { cancelLimit, confirmLimit } from '#api/protection.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { isForgotten, readLimit, toConfirmableAt } from './limit-view.ts';
import { recordEvent } from './record-event.ts';
import { findLimit, writeLimit } from './set-limit.ts';

/** The second confirmation: from now on the higher limit holds. */
export const confirmLimitHandler = handle(
  confirmLimit,
  async (which, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    const key = { merchantId: merchant.id, memberId, ...which };
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const limit = await findLimit(tx, key);
      if (!limit?.pendingSince || isForgotten(limit.pendingSince, merchant))
        return refuse('no_pending_limit');
      const confirmableAt = toConfirmableAt(limit.pendingSince, merchant);
      if (confirmableAt > new Date())
        return refuse('limit_waits', { details: { confirmableAt: confirmableAt.toISOString() } });
      await writeLimit(tx, key, limit.pendingAmount);
      const change = { ...which, before: limit.amount, after: limit.pendingAmount };
      await recordEvent(tx, merchant.id, memberId, 'limit_confirmed', change);
      return readLimit(tx, merchant, memberId, which);
    });
  },
);

/** What was asked for is forgotten; the limit stays as it is. */
export const cancelLimitHandler = handle(
  cancelLimit,
  async (which, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    const key = { merchantId: merchant.id, memberId, ...which };
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const limit = await findLimit(tx, key);
      if (!limit?.pendingSince) return refuse('no_pending_limit');
      await writeLimit(tx, key, limit.amount);
      await recordEvent(tx, merchant.id, memberId, 'limit_cancelled', { ...which });
      return readLimit(tx, merchant, memberId, which);
    });
  },
);
