import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import type { Refused } from '#platform/base/ledger/refusal-as-value.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import {
  approveWithdrawal,
  type Decision,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { resolveWithdrawal } from '#platform/money/withdrawals/resolve-payment.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findWithdrawal, noSuchWithdrawal } from './find-withdrawal.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption;
type Found = OpenedPlatform & Awaited<ReturnType<typeof findWithdrawal>>;

/** Lets a withdrawal be paid. */
export const approve = (id: number, options: Options): Promise<void> =>
  decide(id, options, ({ database, merchant }) =>
    approveWithdrawal(database, merchant, id, deciderOf(options)),
  );

/** Gives the money back to the member. */
export const reject = (id: number, options: Options): Promise<void> =>
  decide(id, options, ({ database, merchant }) =>
    rejectWithdrawal(database, merchant, id, deciderOf(options)),
  );

/** Notes that money was sent. */
export const pay = (
  id: number,
  options: Options & { amount?: string; reference?: string },
): Promise<void> =>
  decide(id, options, ({ database, merchant, withdrawal }) =>
    payWithdrawal(
      database,
      merchant,
      {
        id,
        amountMinor: readAmount(options.amount, withdrawal.currency),
        reference: options.reference?.trim() || undefined,
      },
      deciderOf(options),
    ),
  );

/** Ends a dispute. */
export const resolve = (
  id: number,
  options: Options & { outcome: 'received' | 'failed'; payment?: number },
): Promise<void> =>
  decide(id, options, ({ database, merchant }) =>
    resolveWithdrawal(
      database,
      merchant,
      { id, as: options.outcome, paymentId: options.payment },
      deciderOf(options),
    ),
  );

const decide = async (
  id: number,
  { json = false }: JsonOption,
  step: (found: Found) => Promise<Decision>,
): Promise<void> => {
  const { status, replay } = await withPlatform(async (platform) => {
    const found = { ...platform, ...(await findWithdrawal(platform, id)) };
    const decision = await step(found);
    if (!decision.ok) throw new InputError(explain(id, decision, found.withdrawal.currency));
    return decision;
  });
  if (json) printJson({ id, status, replay });
  else printLine(`Withdrawal ${id} is ${status}${replay ? ', as it was before' : ''}.`);
};

const readAmount = (text: string | undefined, currency: string): number | undefined => {
  if (text === undefined) return undefined;
  const amountMinor = parseAmountMinor(text, currency);
  if (amountMinor !== null && amountMinor > 0) return amountMinor;
  throw new InputError(`${text} is no amount in ${currency}; write it as 12.50.`);
};

const explain = (id: number, { code, details = {} }: Refused, currency: string): string => {
  const money = (name: string): string => amountText(Number(details[name]), currency, 'en');
  const short = (): string => {
    const references = [details['references']].flat().map(String);
    return (
      `Withdrawal ${id} is held: ${references.join(' and ')} went back to the payer, and of it the house bears ` +
      `${money('shortfallMinor')} that this member had no more. Reject the withdrawal, and that is taken out of what comes ` +
      `back; or let the house bear it with livery platform deposits write-off ${references[0]}, then decide once more.`
    );
  };
  const sentences: Partial<Record<Refused['code'], () => string>> = {
    withdrawal_unknown: () => noSuchWithdrawal(id),
    withdrawal_state: () =>
      `Withdrawal ${id} is ${String(details['status'])}: approve what is QUEUED, reject what is QUEUED or APPROVED, pay what is APPROVED or PAYING, resolve what is DISPUTED.`,
    amount_out_of_range: () => `Of withdrawal ${id}, ${money('leftMinor')} is left to be paid.`,
    deposit_short: short,
    account_frozen: () =>
      `The account of withdrawal ${id} is frozen: nothing is paid out of it. Reject the withdrawal, or free or close the account ` +
      '(livery platform members unfreeze, close), then decide once more.',
    agent_frozen: () =>
      `Withdrawal ${id} is held: its member is frozen as an agent. Reject it, and what is owed can be paid from what comes back; ` +
      'livery platform agents bills shows what is DEFAULTED, livery platform agents unfreeze takes back an operator’s word.',
    reference_used: () =>
      `A payment of ${money('amountMinor')} has this reference; give this one another.`,
    payment_unknown: () =>
      `Withdrawal ${id} has no such payment. See livery platform withdrawals show ${id}.`,
    payment_answered: () =>
      `The payment is ${String(details['status'])} and stays so: what counts as received is not refunded.`,
  };
  return sentences[code]?.() ?? `Withdrawal ${id} was refused: ${code.replaceAll('_', ' ')}.`;
};
