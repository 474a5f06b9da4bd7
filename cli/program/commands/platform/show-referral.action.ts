import { readReferralRewards, readReferrals } from '#platform/money/referral/operate-referrals.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints one invited friend: stages, rewards of both, and why nothing is earned.
 *
 * @throws {InputError} when nobody has invited such a member
 */
export const run = async (
  friend: string,
  { merchant: code, json = false }: JsonOption & { merchant: string },
): Promise<void> => {
  const username = friend.toLowerCase();
  const { referral, rewards } = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(code);
    const [found] = await readReferrals(database, [merchant], { friend: username, limit: 1 });
    return { referral: found, rewards: await readReferralRewards(database, merchant, username) };
  });
  if (!referral) throw new InputError(`Nobody has invited ${friend} at ${code}.`);
  if (json) {
    printJson({ ...referral, rewards });
    return;
  }
  const money = (minor: number): string => amountText(minor, referral.currency, 'en');
  const facts: [string, string][] = [
    ['inviter', referral.inviter],
    ['registered', referral.registeredAt.toISOString()],
    ['stage', referral.stage],
    ['valid bets', money(referral.validMinor)],
    ['earns', referral.barred === null ? 'yes' : `no: ${referral.barred}`],
    ['the same as', referral.barredWith ?? ''],
    ['since', referral.barredAt?.toISOString() ?? ''],
    ...rewards.map((each): [string, string] => [
      `${each.party}, ${each.stage}`,
      `${money(each.amountMinor)} ${each.state.toLowerCase()}${each.reason ? `: ${each.reason}` : ''}`,
    ]),
  ];
  const told = facts.filter(([, value]) => value !== '');
  print(renderTable(told.map(([name, value]) => [tintData('dim', name), value])));
};
