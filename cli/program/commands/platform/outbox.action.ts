import { readOutbox } from '#platform/base/messages/read-outbox.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the newest messages of the outbox.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  json = false,
}: MerchantOption & JsonOption & { limit: number }): Promise<void> => {
  const messages = await withPlatform(({ database, findMerchant }) =>
    readOutbox(database, { merchantId: code ? findMerchant(code).id : null, limit }),
  );
  if (json) {
    printJson({ messages });
    return;
  }
  if (messages.length === 0) {
    printLine('The outbox is empty.');
    return;
  }
  const head = ['id', 'merchant', 'when', 'state', 'channel', 'to', 'kind', 'text'];
  const rows = messages.map((message) => [
    String(message.id),
    message.merchant,
    message.createdAt.toISOString(),
    message.fault ? `${message.state}: ${message.fault}` : message.state,
    message.channel,
    message.to,
    message.kind,
    message.body.replaceAll('\n', ' '),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
