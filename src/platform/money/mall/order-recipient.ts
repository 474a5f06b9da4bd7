import type { Recipient } from '#api/point-mall.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type BrandSpan, overAllBrands } from '../../base/jobs/over-all-brands.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { openBytes, sealBytes } from '../../base/sealing/seal-secret.ts';

interface SealedOrder {
  merchantId: number;
  id: number;
}

/** Only under the name of its own order an address can be opened. */
const nameOf = ({ merchantId, id }: SealedOrder): string => `mall order ${merchantId} ${id}`;

/** Writes to whom an order goes, sealed where the installation has a key. */
export const writeRecipient = async (
  tx: OpenTransaction,
  order: SealedOrder,
  recipient: Recipient,
): Promise<void> => {
  const bytes = Buffer.from(JSON.stringify(recipient));
  const sealed = sealBytes(bytes, nameOf(order));
  await tx
    .updateTable('mallOrder')
    .set({ recipient: Buffer.from(sealed ?? bytes), recipientSealed: sealed !== null })
    .where('merchantId', '=', order.merchantId)
    .where('id', '=', order.id)
    .execute();
};

/**
 * To whom an order goes; null for what is not sent, and once it is erased.
 *
 * @throws when it was sealed with another key
 */
export const openRecipient = (
  order: SealedOrder & { recipient: Uint8Array | null; recipientSealed: boolean },
): Recipient | null => {
  const { recipient, recipientSealed } = order;
  if (recipient === null) return null;
  const bytes = recipientSealed ? openBytes(recipient, nameOf(order)) : recipient;
  // Written by `writeRecipient`.
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Recipient;
};

/** Erases the addresses of orders that ended longer ago than their brand keeps them, of all brands. */
export const eraseRecipients = (database: Database): Promise<void> =>
  overAllBrands(database, 'erase recipients', (span) => eraseSome(database, span));

const eraseSome = async (database: Database, { from, to }: BrandSpan): Promise<void> => {
  await sql`
    update mall_order o set recipient = null, recipient_sealed = false, erased_at = now()
      from merchant
      where merchant.id = o.merchant_id and o.recipient is not null
        and o.merchant_id between ${from} and ${to}
        and o.closed_at < now()
          - make_interval(days => (merchant.config -> 'mall' ->> 'eraseAddressDays')::int)`.execute(
    database,
  );
};

/** Erases addresses that are no longer needed. */
export const mallJob: Job = {
  name: 'points mall',
  everyMs: 60 * 60_000,
  run: ({ database }) => eraseRecipients(database),
};
