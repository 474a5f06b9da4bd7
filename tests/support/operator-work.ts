import { randomUUID } from 'node:crypto';
import { sendChat } from '#api/chat.ts';
import { sendFeedback } from '#api/feedback.ts';
import { submitIdentity } from '#api/identity.ts';
import { applyForPromotion } from '#api/promotions.ts';
import { raiseAlarm } from '#platform/base/alarms/raise-alarm.ts';
import { sql } from '#platform/base/database/sql.ts';
import { noteReferral } from '#platform/people/referral/note-referral.ts';
import type { openPayees } from './payees.ts';
import type { TestPlatform } from './platform.ts';
import { picture, stored } from './uploads.ts';

/** Makes what an operator decides about: each call makes one more and answers its number or name. */
export const operatorWork = (
  platform: TestPlatform,
  payees: Awaited<ReturnType<typeof openPayees>>,
) => {
  const idOf = async (table: string): Promise<string> => {
    const { rows } = await sql<{
      id: number;
    }>`select max(id) as id from ${sql.table(table)}`.execute(platform.database);
    return String(rows[0]?.id);
  };

  const newApplication = async (): Promise<string> => {
    const member = await payees.newPayee();
    const input = { id: 'story', remark: 'A straight on the river', imageIds: [] };
    const asked = await platform.call(member, applyForPromotion, input);
    if (!asked.ok) throw new Error(JSON.stringify(asked));
    return idOf('promotion_application');
  };

  const newFriend = async (): Promise<string> => {
    const [inviter, friend] = [await payees.newPayee(), await payees.newPayee()];
    const ids = { friendId: friend.memberId, inviterId: inviter.memberId, ip: '127.0.0.1' };
    await platform.database.transaction().execute((tx) => noteReferral(tx, payees.merchant, ids));
    return friend.username;
  };

  const newProof = async (): Promise<string> => {
    const member = await payees.newPayee();
    const photograph = async () => (await stored(platform, member, 'identity', await picture())).id;
    const sent = await platform.call(member, submitIdentity, {
      document: 'passport',
      frontId: await photograph(),
      backId: null,
      selfieId: await photograph(),
    });
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    return idOf('identity_check');
  };

  const newFeedback = async (): Promise<string> => {
    const member = await payees.newPayee();
    await platform.call(member, sendFeedback, { questionType: 'other', content: 'A fine site' });
    return idOf('feedback');
  };

  const newLine = async (): Promise<string> => {
    await platform.call(await payees.newPayee(), sendChat, {
      requestId: randomUUID(),
      text: 'Hello',
    });
    return idOf('chat_message');
  };

  const newAlarm = async (): Promise<string> => {
    const merchantId = payees.merchant.id;
    await raiseAlarm(platform.database, { merchantId, kind: 'amount', subject: 'x', facts: {} });
    return idOf('alarm');
  };

  /** A member whose account is frozen, by the command that is given. */
  const newFrozen = async (livery: (...args: string[]) => Promise<void>): Promise<string> => {
    const { username } = await payees.newPayee();
    await livery('members', 'freeze', username, '--merchant', 'alpha');
    return username;
  };

  return { newFrozen, idOf, newApplication, newFriend, newProof, newFeedback, newLine, newAlarm };
};
