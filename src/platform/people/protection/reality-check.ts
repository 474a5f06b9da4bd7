import {
  answerRealityCheck,
  netPosition,
  realityCheck,
  type RealityState,
  setRealityCheck,
} from '#api/protection.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { recordEvent } from './record-event.ts';
import { playSessionOf, realityOf } from './play-session.ts';
import { readFacts } from './read-facts.ts';
import { saveChoice } from './save-choice.ts';

/** Whether play is stopped until the member answers. */
export const realityCheckHandler = handle(realityCheck, (_input, { database, merchant, session }) =>
  readReality(database, merchant, session.memberId),
);

/** To continue starts the clock anew; to stop ends the play session. */
export const answerRealityCheckHandler = handle(
  answerRealityCheck,
  async ({ answer }, { database, merchant, session }) => {
    const { memberId } = session;
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const before = await readReality(tx, merchant, memberId);
      if (!before.playing) return before;
      const now = new Date();
      await tx
        .updateTable('playSession')
        .set(answer === 'stop' ? { endedAt: now } : { checkedAt: now, seenAt: now })
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', memberId)
        .where('endedAt', 'is', null)
        .execute();
      const { elapsedSeconds, netMinor, due } = before;
      await recordEvent(tx, merchant.id, memberId, 'reality_check_answered', {
        answer,
        due,
        elapsedSeconds,
        netMinor,
      });
      return readReality(tx, merchant, memberId);
    });
  },
);

/** A time of the member's own, never longer than the merchant's. */
export const setRealityCheckHandler = handle(
  setRealityCheck,
  async ({ minutes }, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    const { realityCheckChoices, realityCheckMinutes: max } = merchant.config.protection;
    const min = Math.min(...realityCheckChoices, max);
    if (minutes < min || minutes > max)
      return refuse('reality_check_out_of_bounds', { details: { min, max } });
    return database.transaction().execute(async (tx) => {
      await saveChoice(tx, merchant.id, memberId, { realityCheckMinutes: minutes });
      await recordEvent(tx, merchant.id, memberId, 'reality_check_set', { minutes });
      return readReality(tx, merchant, memberId);
    });
  },
);

/** Time played and what was won and lost in it. */
export const netPositionHandler = handle(
  netPosition,
  async (_input, { database, merchant, session }) =>
    playSessionOf(await readFacts(database, merchant, session.memberId), merchant, new Date()),
);

const readReality = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<RealityState> => {
  const now = new Date();
  const facts = await readFacts(database, merchant, memberId);
  return realityOf(playSessionOf(facts, merchant, now), facts, merchant, now);
};
