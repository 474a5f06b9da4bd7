import { amountText } from '#platform/base/messages/amount-text.ts';
import { showAccount } from '#platform/money/standing/read-account-status.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { noSuchMember } from './account-texts.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the state of one account, its money, and where that can go.
 *
 * @throws {InputError} when the merchant has no such member
 */
export const run = async (
  username: string,
  { merchant: code, json = false }: JsonOption & { merchant: string },
): Promise<void> => {
  const account = await withPlatform(({ database, findMerchant }) =>
    showAccount(database, findMerchant(code).id, username),
  );
  if (!account) throw new InputError(noSuchMember(code, username));
  if (json) {
    printJson({ account });
    return;
  }
  const money = (minor: number): string => amountText(minor, account.currency, 'en');
  const { since, by, reason } = account;
  const facts: [string, string][] = [
    ['member', account.username],
    ['state', account.status],
    ...(since ? [['since', since.toISOString()] as [string, string]] : []),
    ...(by ? [['by', by] as [string, string]] : []),
    ...(reason ? [['why', plainText(reason)] as [string, string]] : []),
    ['cash', money(account.cashMinor)],
    ['bonus', money(account.bonusMinor)],
    ['locked', money(account.lockedMinor)],
    ['wallets and commission', money(account.otherMinor)],
    ['open bets', String(account.openBets)],
    ['withdrawals that wait', String(account.waitingWithdrawals)],
    ['sessions', String(account.sessions)],
    ['accounts below', String(account.below)],
    ...account.banks.map((bank): [string, string] => [
      `bank account ${bank.id}`,
      // The member wrote it: nothing in it may steer the terminal.
      plainText(`${bank.bankName} ${bank.accountNumber} ${bank.holderName}`),
    ]),
  ];
  print(renderTable(facts.map(([name, value]) => [tintData('dim', name), value])));
};
