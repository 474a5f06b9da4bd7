import { setMarketing } from '#api/protection.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { lockMember } from '../members/lock-member.ts';
import { recordEvent } from './record-event.ts';
import { readFacts } from './read-facts.ts';
import { findPauseRefusal } from './find-refusals.ts';
import { saveChoice } from './save-choice.ts';

/** Wishes to hear of offers, or no longer; who is excluded cannot wish to. */
export const setMarketingHandler = handle(
  setMarketing,
  async ({ wanted }, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    return database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      if (wanted && (await readFacts(tx, merchant, memberId)).excludedAt)
        return refuse('self_excluded');
      await saveChoice(tx, merchant.id, memberId, { marketing: wanted });
      await recordEvent(tx, merchant.id, memberId, 'marketing_set', { wanted });
      return { marketing: wanted };
    });
  },
);

/** Whether offers may be sent to a member now: wished for, and no break or exclusion holds. */
export const mayAdvertise = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<boolean> => {
  const facts = await readFacts(database, merchant, memberId);
  return facts.marketing && findPauseRefusal(facts, new Date()) === null;
};
