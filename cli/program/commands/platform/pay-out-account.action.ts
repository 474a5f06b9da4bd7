import { amountText } from '#platform/base/messages/amount-text.ts';
import { type PayOut, payOutClosed } from '#platform/money/withdrawals/pay-out-closed.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { noSuchMember } from './account-texts.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption &
  DeciderOption & {
    merchant: string;
    account?: number;
    bank?: string;
    number?: string;
    holder?: string;
  };

/**
 * Puts all that a closed account holds into the queue of withdrawals.
 *
 * @throws {InputError} when there is no such member, the account is not closed, or it is not known where the money goes
 */
export const run = async (username: string, options: Options): Promise<void> => {
  const { merchant: code, json = false } = options;
  const bank = bankOf(options);
  const { done, banks } = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(code);
    const order = { username, bank };
    return {
      done: await payOutClosed(database, merchant, order, deciderOf(options)),
      banks: merchant.config.withdrawals.banks.map((each) => each.code),
    };
  });
  if (!done.ok) throw new InputError(explain(code, username, done, banks));
  const { withdrawalId, amountMinor, currency, bank: to } = done;
  if (json) {
    printJson({ withdrawalId, amountMinor, currency, bank: to });
    return;
  }
  printLine(
    plainText(
      `Withdrawal ${withdrawalId} of ${amountText(amountMinor, currency, 'en')} to ${to.bankName} ${to.accountNumber} ` +
        `(${to.holderName}) is in the queue: livery platform withdrawals approve ${withdrawalId}.`,
    ),
  );
};

const bankOf = ({ account, bank, number, holder }: Options) => {
  if (bank === undefined && number === undefined && holder === undefined) return account;
  if (account !== undefined || bank === undefined || number === undefined || holder === undefined)
    throw new UsageError(
      'Name one of the member’s bank accounts with --account, or a new one with all of --bank, --number and --holder.',
    );
  return { bankCode: bank, accountNumber: number, holderName: holder };
};

const explain = (
  code: string,
  username: string,
  done: Exclude<PayOut, { ok: true }>,
  banks: readonly string[],
): string => {
  const newOne = '--bank <code> --number <number> --holder <name>';
  if ('banks' in done) {
    const known = done.banks.map(
      ({ id, bankName, accountNumber }) => `--account ${id} (${bankName} ${accountNumber})`,
    );
    return `Say which bank account: ${known.join(', ')}, or a new one: ${newOne}.`;
  }
  if ('lockedMinor' in done)
    return done.lockedMinor > 0
      ? `${username} holds nothing that is free; ${amountText(done.lockedMinor, done.currency, 'en')} is in open bets and withdrawals. Pay it out when they have ended.`
      : `${username} holds nothing.`;
  const reasons: Partial<Record<typeof done.code, string>> = {
    no_member: noSuchMember(code, username),
    not_closed: `${username} is not closed: an account is paid out once it is. Its owner withdraws until then.`,
    no_bank: `${username} has no bank account. Name one whose papers you have seen: ${newOne}.`,
    agent_frozen: `${username} is frozen as an agent and may owe dividends: see livery platform agents bills, or livery platform agents unfreeze.`,
    bank_unknown: `${code} pays to no such bank; it pays to ${banks.join(', ') || 'none'}.`,
    bank_name_mismatch: `The profile of ${username} names somebody else. Correct it first: livery platform profile ${username} --set payeeName=…`,
    bank_account_taken: 'This bank account belongs to a member already.',
    invalid_input:
      'The number or the holder of the bank account is not as the brand asks for it: see settings.withdrawals.',
  };
  return reasons[done.code] ?? `Nothing was paid out: ${done.code.replaceAll('_', ' ')}.`;
};
