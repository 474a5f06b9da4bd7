import { randomUUID } from 'node:crypto';
import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { fundGuarantee } from '#platform/money/contracts/fund-guarantee.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { add: string; key?: string };

/**
 * Adds money of the house to a brand's guarantee account.
 *
 * @throws {InputError} when the amount is none
 */
export const run = async (
  code: string,
  { add, key = randomUUID(), json = false, ...options }: Options,
): Promise<void> => {
  const { balanceMinor, replay, merchant } = await withPlatform(
    async ({ database, findMerchant }) => {
      const brand = findMerchant(code);
      const amountMinor = amountOf(add, brand.config.currency);
      const order = { amountMinor, key };
      const done = await fundGuarantee(database, brand, order, deciderOf(options));
      return { ...done, merchant: brand };
    },
  );
  if (json) {
    printJson({ balanceMinor, replay });
    return;
  }
  const has = `the guarantee account of ${code} has ${amountText(balanceMinor, merchant.config.currency, 'en')}`;
  printLine(replay ? `Added with this key already: ${has}.` : `Added: ${has}.`);
};

const amountOf = (text: string, currency: string): number => {
  const minor = parseAmountMinor(text, currency);
  if (!minor) throw new InputError(`${text} is no amount in ${currency}; write it as 12.50.`);
  return minor;
};
