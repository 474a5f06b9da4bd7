import type { OpenTransaction } from '../../base/database/tables.ts';
import { type MessageKind, queueMessage } from '../../base/messages/queue-message.ts';
import { readContacts } from '../contacts/contacts.ts';

/**
 * Tells a member, by e-mail or else by SMS, what has happened to the account. One without a
 * verified contact is told nothing.
 *
 * @param kind a message whose only placeholder is `account`
 */
export const notifyMember = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  kind: MessageKind,
): Promise<void> => {
  const { mobile, email } = await readContacts(tx, merchantId, memberId);
  const to = email ?? mobile;
  if (to === null) return;
  const member = await tx
    .selectFrom('member')
    .select(['username', 'language'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await queueMessage(tx, {
    merchantId,
    channel: email === null ? 'sms' : 'email',
    to,
    kind,
    language: member.language,
    data: { account: member.username },
  });
};
