import { afterAll, beforeAll, expect, test } from 'vitest';
import { movePurses } from '#platform/money/wallets/move-purses.ts';
import { walletKind } from '#platform/money/wallets/wallet-kinds.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

test('moves of two brands that come together through one database are each made within their own', async () => {
  const callers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      openMember(platform, at % 2 === 0 ? 'alpha' : 'beta', {
        username: `mover${at}`,
        cashMinor: 10_000,
      }),
    ),
  );
  const moved = await Promise.all(
    callers.map(({ merchantId, memberId }) =>
      movePurses(platform.database, {
        merchantId,
        member: memberId,
        currency: 'USD',
        from: walletKind('MAIN'),
        to: walletKind('TAMARIND'),
        amount: 700,
        key: `${memberId} together`,
        hash: 'together',
      }),
    ),
  );
  expect(
    moved.map(({ fromBalanceMinor, toBalanceMinor }) => [fromBalanceMinor, toBalanceMinor]),
  ).toEqual(callers.map(() => [9300, 700]));
});
