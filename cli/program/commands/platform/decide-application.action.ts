import {
  type ApplicationAnswer,
  decideApplication,
} from '#platform/money/promotions/decide-application.ts';
import type { OperatorApplication } from '#platform/money/promotions/read-applications.ts';
import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findApplication } from './find-application.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends JsonOption, DeciderOption {
  approve?: true;
  amount?: string;
  reject?: true;
}

/**
 * Decides about an application; the member reads the reason.
 *
 * @throws {InputError} when there is no such application, it is decided, or the amount is not possible
 */
export const run = async (id: number, options: Options): Promise<void> => {
  const { state, amountMinor, currency } = await withPlatform(async (platform) => {
    const application = await findApplication(platform, id);
    const answer = answerOf(application, options);
    const outcome = await decideApplication(
      platform.database,
      application,
      answer,
      deciderOf(options),
    );
    if (!outcome.ok) throw new InputError(explain(application, outcome));
    return {
      ...outcome,
      currency: application.currency,
      amountMinor: answer === 'reject' ? 0 : answer.amountMinor,
    };
  });
  if (options.json) return printJson({ id, state, amountMinor, currency });
  printLine(
    state === 'approved'
      ? `Application ${id} is approved: ${amountText(amountMinor, currency, 'en')} can be claimed.`
      : `Application ${id} is rejected; the member reads why.`,
  );
};

const answerOf = (
  { currency }: OperatorApplication,
  { approve, amount, reject }: Options,
): ApplicationAnswer => {
  if (reject) return 'reject';
  if (!approve || amount === undefined)
    throw new InputError('Say how it is decided: --approve --amount 25, or --reject.');
  const amountMinor = parseAmountMinor(amount, currency);
  if (amountMinor) return { amountMinor };
  throw new InputError(`${amount} is no amount in ${currency}; write it as 12.50.`);
};

const explain = (
  { id, currency }: OperatorApplication,
  outcome: { code: 'decided' } | { code: 'amount'; mostMinor: number },
): string =>
  outcome.code === 'decided'
    ? `Application ${id} was decided before. See livery platform promotions applications show ${id}.`
    : `The terms of application ${id} allow ${amountText(outcome.mostMinor, currency, 'en')} at most.`;
