import { Refusal } from '#platform/base/endpoints/handler.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { writeOffShortfall } from '#platform/money/deposits/write-off-shortfall.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findHolder, noSuchDeposit } from './find-deposit.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Lets the house bear for good what could not be taken back of a deposit.
 *
 * @throws {InputError} when there is no such deposit, or the house bears nothing of it
 */
export const run = async (
  reference: string,
  options: MerchantOption & JsonOption & DeciderOption,
): Promise<void> => {
  const written = reference.trim().toUpperCase();
  const { writtenOffMinor, again, currency } = await withPlatform(async (platform) => {
    const merchant = await findHolder(platform, written, options.merchant);
    try {
      const done = await writeOffShortfall(
        platform.database,
        merchant,
        written,
        deciderOf(options),
      );
      return { ...done, currency: merchant.config.currency };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new InputError(
        error.code === 'deposit_whole'
          ? `Of ${written} the house bears nothing: there is nothing to write off.`
          : noSuchDeposit(written),
      );
    }
  });
  if (options.json) printJson({ reference: written, writtenOffMinor, again });
  else
    printLine(
      `Of ${written} the house bears ${amountText(writtenOffMinor, currency, 'en')}${again ? ', as it did before' : ''}.`,
    );
};
