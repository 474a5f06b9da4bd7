import { amountText } from '#platform/base/messages/amount-text.ts';
import { listAccounts } from '#platform/money/standing/read-account-status.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the accounts of a brand that are frozen or closed.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  status,
  limit,
  json = false,
}: JsonOption & {
  merchant: string;
  status?: 'frozen' | 'closed';
  limit: number;
}): Promise<void> => {
  const accounts = await withPlatform(({ database, findMerchant }) =>
    listAccounts(database, findMerchant(code).id, { status: status ?? null, limit }),
  );
  if (json) {
    printJson({ accounts });
    return;
  }
  if (accounts.length === 0) {
    printLine('No account is frozen or closed.');
    return;
  }
  const head = ['member', 'state', 'since', 'by', 'why', 'free', 'locked', 'open bets'];
  const rows = accounts.map((each) => [
    each.username,
    each.status,
    each.since?.toISOString() ?? '',
    each.by ?? '',
    plainText(each.reason ?? ''),
    amountText(each.cashMinor + each.otherMinor, each.currency, 'en'),
    amountText(each.lockedMinor, each.currency, 'en'),
    String(each.openBets),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
