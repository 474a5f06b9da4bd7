import { randomUUID } from 'node:crypto';
import {
  grantFreeStakeByOperator,
  type OperatorFreeStakeOutcome,
} from '#platform/money/bonuses/grant-by-operator.ts';
import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findPointsMember } from './find-points-member.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

interface Options extends JsonOption, DeciderOption {
  merchant: string;
  game?: string[];
  category?: GameType[];
  most: string;
  turnover: number;
  title: string;
  key?: string;
}

/**
 * Grants a free stake to one member.
 *
 * @throws {InputError} when there is no such member, the member plays for fun or has a break, the brand does not offer
 *   what it is for, or the key granted something else
 */
export const run = async (username: string, amount: string, options: Options): Promise<void> => {
  const granted = await withPlatform((platform) => grant(platform, username, amount, options));
  if (options.json) {
    printJson(granted);
    return;
  }
  const text = amountText(granted.amountMinor, granted.currency, 'en');
  const most = amountText(granted.winMostMinor, granted.currency, 'en');
  printLine(
    granted.replay
      ? `${username} was given a free stake of ${text} with this key before; it is ${granted.status}.`
      : `${username} was given a free stake of ${text}, of which up to ${most} becomes cash; it is ${granted.status}.`,
  );
};

const grant = async (
  { database, findMerchant }: OpenedPlatform,
  username: string,
  amount: string,
  { merchant: code, title, game, category, key = randomUUID(), ...options }: Options,
) => {
  const merchant = findMerchant(code);
  const { currency, languages } = merchant.config;
  const amountMinor = amountOf(amount, currency);
  const winMostMinor = amountOf(options.most, currency);
  const { id: memberId } = await findPointsMember(database, merchant, username);
  const outcome = await grantFreeStakeByOperator(
    database,
    merchant,
    {
      memberId,
      amountMinor,
      key: `operator ${key}`,
      title: { [languages.fallback]: title },
      terms: {
        ...(game && { games: game }),
        ...(category && { categories: category }),
        turnover: options.turnover,
        winMostMinor,
      },
    },
    deciderOf(options),
  );
  if (!outcome.ok) throw new InputError(whyNot(outcome, { username, key }));
  const { id, status, replay } = outcome;
  return { id, username, amountMinor, winMostMinor, currency, status, replay };
};

const amountOf = (text: string, currency: string): number => {
  const minor = parseAmountMinor(text, currency);
  if (!minor) throw new InputError(`${text} is no amount in ${currency}; write it as 12.50.`);
  return minor;
};

const whyNot = (
  outcome: Exclude<OperatorFreeStakeOutcome, { ok: true }>,
  { username, key }: { username: string; key: string },
): string => {
  if (outcome.code === 'terms') return outcome.say;
  return {
    on_break: `${username} has a break from play, and is not given money to play with until it is over.`,
    games_unknown: 'The brand hides these games, or has them out of use; name others with --game.',
    grant_changed: `The key ${key} granted something else; choose another.`,
    member_unknown: `There is no member ${username}.`,
    trial_account: `${username} plays with play credits only; a free stake needs a real account.`,
  }[outcome.code];
};
