import { amountText } from '#platform/base/messages/amount-text.ts';
import type { AccountStatus } from '#platform/money/standing/read-account-status.ts';

/** What to do about a name that no member has. */
export const noSuchMember = (code: string, username: string): string =>
  `${code} has no member ${username}.`;

/** What an account holds, and what can be done with it. */
export const heldText = (account: AccountStatus): string => {
  const { username, currency, cashMinor, otherMinor, lockedMinor } = account;
  const money = (minor: number): string => amountText(minor, currency, 'en');
  const free = cashMinor + otherMinor;
  const parts = [
    free > 0
      ? `It holds ${money(free)}: livery platform members pay-out ${username} puts that into the queue of withdrawals.`
      : 'It holds nothing that is free.',
    ...(lockedMinor > 0
      ? [
          `${money(lockedMinor)} is in ${account.openBets} open bets and ${account.waitingWithdrawals} withdrawals that wait.`,
        ]
      : []),
  ];
  return parts.join(' ');
};
