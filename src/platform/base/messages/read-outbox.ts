import type { Database } from '../database/tables.ts';

/** A message as an operator sees it. */
export interface OutboxMessage {
  id: number;
  /** The merchant's code. */
  merchant: string;
  channel: 'sms' | 'email' | 'push';
  to: string;
  kind: string;
  state: 'queued' | 'sent' | 'failed' | 'expired';
  subject: string;
  /** Empty once it was handed over. */
  body: string;
  /** Why it could not be handed over, the last time; null when nothing went wrong. */
  fault: string | null;
  createdAt: Date;
}

/**
 * The newest messages, newest first; without those that were for nobody.
 *
 * @param merchantId null for those of all merchants
 */
export const readOutbox = async (
  database: Database,
  { merchantId, limit }: { merchantId: number | null; limit: number },
): Promise<OutboxMessage[]> => {
  const query = database
    .selectFrom('messageOutbox')
    .innerJoin('merchant', 'merchant.id', 'messageOutbox.merchantId')
    .select([
      'messageOutbox.id',
      'merchant.code as merchant',
      'messageOutbox.channel',
      'messageOutbox.recipient as to',
      'messageOutbox.kind',
      'messageOutbox.state',
      'messageOutbox.subject',
      'messageOutbox.body',
      'messageOutbox.fault',
      'messageOutbox.createdAt',
    ])
    .where('messageOutbox.state', '<>', 'withheld')
    .orderBy('messageOutbox.createdAt', 'desc')
    .orderBy('messageOutbox.id', 'desc')
    .limit(limit);
  const rows = await (
    merchantId === null ? query : query.where('messageOutbox.merchantId', '=', merchantId)
  ).execute();
  // The query leaves out what is withheld.
  return rows as OutboxMessage[];
};
