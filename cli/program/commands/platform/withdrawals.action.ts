import { amountText } from '#platform/base/messages/amount-text.ts';
import { readWaitingWithdrawals } from '#platform/money/withdrawals/read-waiting-withdrawals.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the withdrawals that wait for the house.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  json = false,
}: MerchantOption & JsonOption & { limit: number }): Promise<void> => {
  const withdrawals = await withPlatform(({ database, findMerchant }) =>
    readWaitingWithdrawals(database, { merchantId: code ? findMerchant(code).id : null, limit }),
  );
  if (json) {
    printJson({ withdrawals });
    return;
  }
  if (withdrawals.length === 0) {
    printLine('No withdrawal waits.');
    return;
  }
  const head = [
    'number',
    'merchant',
    'member',
    'amount',
    'paid',
    'state',
    'to',
    'holder',
    'since',
    'house bears',
    'account',
  ];
  const rows = withdrawals.map((each) => [
    String(each.id),
    each.merchant,
    each.username,
    amountText(each.amountMinor, each.currency, 'en'),
    amountText(each.paidMinor, each.currency, 'en'),
    each.status,
    `${each.bankName} ${each.accountNumber}`,
    each.holderName,
    each.requestedAt.toISOString(),
    each.shortfallMinor > 0 ? amountText(each.shortfallMinor, each.currency, 'en') : '',
    each.account === 'active' ? '' : each.account,
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
