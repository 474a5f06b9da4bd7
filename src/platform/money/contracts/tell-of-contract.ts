import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { InboxTemplate } from '../../people/inbox/inbox-templates.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';

/** What somebody is told of a contract. */
type ContractNews = Extract<
  InboxTemplate,
  'contractOffered' | 'contractAccepted' | 'contractRefused' | 'contractEnding' | 'contractEndAsked'
>;

/** Writes into the inbox of one of the two what the other, or the platform, has done to their contract. */
export const tellOfContract = (
  tx: OpenTransaction,
  { id: merchantId }: Pick<Merchant, 'id'>,
  { contractId, memberId, news }: { contractId: number; memberId: number; news: ContractNews },
): Promise<void> =>
  notifyMember(tx, {
    merchantId,
    memberId,
    kind: 'account',
    template: news,
    key: `contract:${contractId}:${news}`,
  });
