import { readBroadcasts } from '#platform/people/inbox/broadcasts/operate-broadcasts.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

const SHOWN = 50;

/**
 * Prints the newest messages to many.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  json = false,
}: MerchantOption & JsonOption): Promise<void> => {
  const messages = await withPlatform(({ database, merchants, findMerchant }) =>
    readBroadcasts(database, code ? [findMerchant(code)] : merchants, SHOWN),
  );
  if (json) return printJson({ messages });
  if (messages.length === 0) return printLine('Nothing was sent to many yet.');
  const head = ['merchant', 'id', 'name', 'kind', 'state', 'due', 'reached'];
  const rows = messages.map(({ merchant, id, name, kind, state, dueAt, reached }) => [
    merchant,
    String(id),
    name,
    kind,
    state,
    dueAt.toISOString(),
    String(reached),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
