import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { type SettledDay, settleRebates } from '#platform/money/rebates/settle-days.ts';
import { openDays, todayAt } from '#platform/money/rebates/settle-rebates.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

type Options = MerchantOption & JsonOption & { day?: string };

interface Run extends SettledDay {
  merchant: string;
  currency: string;
}

/**
 * Pays the rebates of the days that are over.
 *
 * @throws {InputError} for a day that is not over, or an unknown merchant
 */
export const run = async (options: Options): Promise<void> => {
  const runs = await withPlatform((platform) => settle(platform, options));
  if (options.json) {
    printJson({ rebates: runs });
    return;
  }
  if (runs.length === 0) {
    printLine('Every day that is over is settled.');
    return;
  }
  const head = ['merchant', 'day', 'members', 'paid', ''];
  const rows = runs.map(({ merchant, currency, day, members, paidMinor, replay }) => [
    merchant,
    day,
    String(members),
    amountText(paidMinor, currency, 'en'),
    replay ? 'was settled before' : '',
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};

const settle = async (platform: OpenedPlatform, options: Options): Promise<Run[]> => {
  const { database, merchants, findMerchant } = platform;
  const chosen = options.merchant ? [findMerchant(options.merchant)] : merchants;
  const { day: named } = options;
  const days = named
    ? chosen.map((merchant) => ({ merchant, day: expectOver(merchant, named) }))
    : await openDays(database, chosen, new Date());
  const runs: Run[] = [];
  for (const { merchant, day } of days)
    runs.push({
      merchant: merchant.code,
      currency: merchant.config.currency,
      ...(await settleRebates(database, merchant, day)),
    });
  return runs;
};

const expectOver = (merchant: Merchant, day: string): string => {
  const today = todayAt(merchant);
  if (day < today) return day;
  throw new InputError(`At ${merchant.code} it is ${today}: ${day} is not over yet.`);
};
