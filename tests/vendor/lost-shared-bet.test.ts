import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBet } from '#api/play-shared.ts';
import { vendorBet } from '#api/vendor-protocol.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { KNOWN_CHAIN, QUICK_PAUSE } from '../support/known-chain.ts';
import { watchLive } from '../support/live-rounds.ts';
import { type LossyWay, startLossyProxy } from '../support/lossy-proxy.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const crash = gameOfKind('crash');
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let way: LossyWay;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['crash']);
  way = await startLossyProxy(platform.port);
  vendor = await startTestVendor(platform, {
    platformUrl: way.url,
    chainSecret: KNOWN_CHAIN,
    // As in earnest, but sooner: the call is over long before its stake is given up.
    times: { answerMs: 1500, stakeLifeMs: 9000, resendMs: 50, sharedPause: QUICK_PAUSE },
  });
});

afterAll(async () => {
  await vendor.close();
  await way.close();
  await platform.close();
});

test('a stake on a shared round that was taken back is refused for good when it is said again, and costs nothing', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, crash.nodeId);
  const live = await watchLive(vendor.port, page.token);
  way.setFate((path) => (path === vendorBet.path ? 'answerIsLost' : 'passes'));
  const stakeMinor = page.facts.minimumStakeMinor;
  const tried = new Set<string>();
  const stake = async () => {
    const { roundId } = await live.until((now) => now.phase === 'open' && !tried.has(now.roundId));
    tried.add(roundId);
    const asked = { requestId: randomUUID(), roundId, bet: { autoAt: null }, stakeMinor };
    return { asked, unknown: await page.call(sharedBet, asked) };
  };

  let { asked, unknown } = await stake();
  // It came when the round ran: the next one is waited for.
  while (!unknown.ok && unknown.refusal === 'bets_closed') ({ asked, unknown } = await stake());
  await expect
    .poll(() => vendor.database.selectFrom('sharedBet').select('status').execute())
    .toEqual([{ status: 'void' }]);
  way.setFate(() => 'passes');
  const again = await page.call(sharedBet, asked);

  expect(unknown).toMatchObject({ ok: false, refusal: 'wallet_unreachable' });
  expect(again).toMatchObject({ ok: false, refusal: 'bets_closed' });
  const { cash } = await readBalances(platform.database, member.merchantId, member.memberId, 'USD');
  expect(cash.balanceMinor).toBe(CASH_MINOR);
  live.stop();
});
