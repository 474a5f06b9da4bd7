import {
  type BankDecision,
  type Decided,
  decideDeposit,
} from '#platform/money/deposits/decide-deposit.ts';
import { Refusal } from '#platform/base/endpoints/handler.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findHolder, noSuchDeposit } from './find-deposit.ts';
import { withPlatform } from './open-platform.ts';

type Options = MerchantOption & JsonOption & DeciderOption;

/**
 * Makes the action that takes one decision about a bank transfer.
 *
 * @returns throws {InputError} when there is no such deposit, or when it stands elsewhere
 */
export const decide =
  (decision: BankDecision) =>
  async (reference: string, options: Options): Promise<void> => {
    const written = reference.trim().toUpperCase();
    const decided = await withPlatform(async (platform) => {
      const merchant = await findHolder(platform, written, options.merchant);
      // Whose money did not come reads why.
      const note = decision === 'approve' ? {} : { note: options.reason };
      const asked = { reference: written, decision, ...note };
      return refusedAsError(written, () =>
        decideDeposit(platform.database, merchant, asked, deciderOf(options)),
      );
    });
    if (options.json) printJson({ reference: written, ...decided });
    else printLine(`${written} is ${decided.state}${decided.again ? ', as it was before' : ''}.`);
  };

const refusedAsError = async (
  reference: string,
  work: () => Promise<Decided>,
): Promise<Decided> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new InputError(explain(reference, error));
  }
};

const explain = (reference: string, { code, extra }: Refusal): string => {
  if (code === 'not_found') return noSuchDeposit(reference);
  if (code === 'not_a_bank_transfer')
    return `${reference} is not a bank transfer; its provider decides about it.`;
  if (code === 'insufficient_funds')
    return `The member of ${reference} spent money at this very moment; try again.`;
  return `${reference} is ${String(extra.details?.['state'])}: approve and reject what waits, refund what has ended.`;
};
