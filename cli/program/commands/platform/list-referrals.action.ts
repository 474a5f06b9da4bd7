import { readReferrals } from '#platform/money/referral/operate-referrals.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends MerchantOption, JsonOption {
  inviter?: string;
  barred?: true;
  limit: number;
}

/**
 * Prints invited friends, the newest first.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  json = false,
  inviter,
  barred,
  limit,
}: Options): Promise<void> => {
  const referrals = await withPlatform(({ database, merchants, findMerchant }) =>
    readReferrals(database, code ? [findMerchant(code)] : merchants, {
      inviter: inviter?.toLowerCase(),
      ...(barred && { barred }),
      limit,
    }),
  );
  if (json) {
    printJson({ referrals });
    return;
  }
  if (referrals.length === 0) {
    printLine('Nobody has invited anybody.');
    return;
  }
  const head = [
    'merchant',
    'inviter',
    'friend',
    'when',
    'stage',
    'locked',
    'open',
    'claimed',
    'why nothing',
  ];
  const rows = referrals.map((each) => {
    const money = (minor: number): string => amountText(minor, each.currency, 'en');
    const why = each.barred ?? '';
    return [
      each.merchant,
      each.inviter,
      each.friend,
      each.registeredAt.toISOString(),
      each.stage,
      money(each.lockedMinor),
      money(each.claimableMinor),
      money(each.claimedMinor),
      each.barredWith === null ? why : `${why} as ${each.barredWith}`,
    ];
  });
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
