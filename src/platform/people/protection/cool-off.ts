import { startCoolOff } from '#api/protection.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { recordEvent } from './record-event.ts';
import { readFacts } from './read-facts.ts';
import { saveChoice } from './save-choice.ts';

/** A break from play and deposits; a running one is prolonged, never shortened. */
export const startCoolOffHandler = handle(
  startCoolOff,
  async ({ hours }, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    const { coolOffHours } = merchant.config.protection;
    const [min, max] = [Math.min(...coolOffHours), Math.max(...coolOffHours)];
    if (hours < min || hours > max)
      return refuse('cool_off_out_of_bounds', { details: { min, max } });
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      const { coolOffUntil } = await readFacts(tx, merchant, memberId);
      const until = new Date(Date.now() + hours * 3_600_000);
      if (coolOffUntil && coolOffUntil > until)
        return refuse('cool_off_not_shorter', { details: { until: coolOffUntil.toISOString() } });
      await saveChoice(tx, merchant.id, memberId, { coolOffUntil: until });
      await recordEvent(tx, merchant.id, memberId, 'cool_off', { hours });
      return { until: until.toISOString() };
    });
  },
);
