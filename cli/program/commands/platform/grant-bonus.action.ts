import { randomUUID } from 'node:crypto';
import { grantByOperator } from '#platform/money/bonuses/grant-by-operator.ts';
import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

interface Options extends JsonOption, DeciderOption {
  merchant: string;
  title: string;
  key?: string;
}

/**
 * Grants a bonus to one member.
 *
 * @throws {InputError} when there is no such member, or the key granted something else
 */
export const run = async (username: string, amount: string, options: Options): Promise<void> => {
  const granted = await withPlatform((platform) => grant(platform, username, amount, options));
  if (options.json) {
    printJson(granted);
    return;
  }
  const text = amountText(granted.amountMinor, granted.currency, 'en');
  printLine(
    granted.replay
      ? `${username} was given ${text} with this key before; the bonus is ${granted.status}.`
      : `${username} was given ${text}; the bonus is ${granted.status}.`,
  );
};

const grant = async (
  { database, findMerchant }: OpenedPlatform,
  username: string,
  amount: string,
  { merchant: code, title, key = randomUUID(), ...options }: Options,
) => {
  const merchant = findMerchant(code);
  const { currency, languages } = merchant.config;
  const amountMinor = parseAmountMinor(amount, currency);
  if (!amountMinor)
    throw new InputError(`${amount} is no amount in ${currency}; write it as 12.50.`);
  const member = await database
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!member) throw new InputError(`${code} has no member ${username}.`);
  const outcome = await grantByOperator(
    database,
    merchant,
    {
      memberId: member.id,
      amountMinor,
      key: `operator ${key}`,
      title: { [languages.fallback]: title },
    },
    deciderOf(options),
  );
  if (outcome.ok) {
    const { id, status, replay } = outcome;
    return { id, username, amountMinor, currency, status, replay };
  }
  throw new InputError(
    outcome.code === 'grant_changed'
      ? `The key ${key} granted something else; choose another.`
      : `${username} plays with play credits only; a bonus needs a real account.`,
  );
};
