import { readWaitingDeposits } from '#platform/money/deposits/read-waiting-deposits.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the deposits that wait for somebody's decision.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  json = false,
}: MerchantOption & JsonOption & { limit: number }): Promise<void> => {
  const deposits = await withPlatform(({ database, findMerchant }) =>
    readWaitingDeposits(database, { merchantId: code ? findMerchant(code).id : null, limit }),
  );
  if (json) {
    printJson({ deposits });
    return;
  }
  if (deposits.length === 0) {
    printLine('No deposit waits for a decision.');
    return;
  }
  const head = [
    'merchant',
    'reference',
    'member',
    'amount',
    'state',
    'payer',
    'since',
    'house bears',
    'problem',
  ];
  const rows = deposits.map((deposit) => [
    deposit.merchant,
    deposit.reference,
    deposit.username,
    amountText(deposit.amountMinor, deposit.currency, 'en'),
    deposit.state,
    deposit.payerName ?? '',
    (deposit.sentAt ?? deposit.createdAt).toISOString(),
    deposit.shortfallMinor > 0 ? amountText(deposit.shortfallMinor, deposit.currency, 'en') : '',
    deposit.problem ?? '',
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
