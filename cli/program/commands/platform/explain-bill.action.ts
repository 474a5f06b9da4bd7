import { amountText } from '#platform/base/messages/amount-text.ts';
import { explainBill } from '#platform/money/contracts/explain-bill.ts';
import { findBill } from '#platform/money/contracts/operate-bills.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the arithmetic of a bill, line by line.
 *
 * @throws {InputError} when there is no such bill
 */
export const run = async (billId: number, { json = false }: JsonOption): Promise<void> => {
  const found = await withPlatform(({ database, merchants }) =>
    findBill(database, merchants, billId),
  );
  if (!found) throw new InputError(`There is no bill ${billId}.`);
  const { bill, merchant } = found;
  const lines = explainBill(bill);
  if (json) {
    printJson({ merchant: merchant.code, bill, lines });
    return;
  }
  const { currency } = merchant.config;
  printLine(
    `Bill ${bill.id} of ${merchant.code}, ${bill.kind}, revision ${bill.revision}: to ${bill.agentName} by ${bill.uplineName ?? 'the house'}, ` +
      `${bill.startsAt.toISOString()} to ${bill.endsAt.toISOString()}.`,
  );
  print(
    renderTable(
      lines.map(({ name, minor, how }) => [
        tintData('dim', name),
        minor === null ? '' : amountText(minor, currency, 'en'),
        how,
      ]),
    ),
  );
};
