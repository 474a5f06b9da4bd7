import type { OpenTransaction } from '../../base/database/tables.ts';
import { notifyMember } from './notify-member.ts';

/** The first message of a new member. */
export const welcomeMember = (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> =>
  notifyMember(tx, { merchantId, memberId, kind: 'mail', template: 'welcome', key: 'welcome' });
