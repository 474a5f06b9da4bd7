import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRound } from '#api/play.ts';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { requestLivery } from '../build/request-livery.ts';
import {
  gameOfKind,
  gamesMerchant,
  openGambler,
  startGamesFixture,
} from '../support/games-fixture.ts';
import { findUnsoundBooks } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';
import { decided } from '../support/operator.ts';

const dice = gameOfKind('dice');
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  // Any win at all is more than this house may lose.
  platform = await startGamesFixture(['dice'], { exposure: { gameMinor: 1 } });
  vendor = await startTestVendor(platform, { times: { resendMs: 50 } });
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

test('a win that the house must ask about first is not lost to the player: it waits', async () => {
  const { database } = platform;
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, dice.nodeId);
  const stakeMinor = page.facts.minimumStakeMinor;
  let cash = CASH_MINOR;
  let heldMinor = 0;
  // What a lost round brings the house does not pay for the next win: it is not counted.
  await sql`update bet_watermark set followed_until = now() + interval '1 hour'
    where follower = 'exposure'`.execute(database);
  // Nine of ten rounds win.
  for (let tries = 0; heldMinor === 0 && tries < 20; tries += 1) {
    const played = await page.call(playRound, {
      requestId: randomUUID(),
      choice: { side: 'over', mark: 999 },
      stakeMinor,
    });
    if (!played.ok) throw new Error(played.refusal);
    cash -= stakeMinor;
    heldMinor = played.value.round.payoutMinor ?? 0;
    // The next round may begin at once.
    await vendor.database.updateTable('player').set({ lastStartedAt: null }).execute();
  }
  expect(heldMinor).toBeGreaterThan(stakeMinor);
  const { merchantId, memberId } = member;
  const cashNow = async () =>
    (await readBalances(database, merchantId, memberId, 'USD')).cash.balanceMinor;

  // The stake is taken, the win is told of once, and an alarm says why it waits.
  expect(await cashNow()).toBe(cash);
  const livery = (...args: string[]) => requestLivery(args, { DATABASE_URL: platform.databaseUrl });
  const shown = await livery('games', 'unsettled', '--json');
  const { messages } = JSON.parse(shown.stdout) as { messages: { id: number }[] };
  expect(messages).toMatchObject([
    { call: 'win', refusal: 'exposure_exceeded', payoutMinor: heldMinor },
  ]);
  expect(await readAlarms(database, { merchantId, limit: 5 })).toMatchObject([
    { kind: 'exposure', facts: { limitMinor: 1 } },
  ]);
  const told = await livery('platform', 'alarms');
  expect(told.stdout).toContain('limitMinor 1');
  const seen = await livery('platform', 'alarms', 'seen', '1', '--as', 'anna');
  expect(seen).toMatchObject({ code: 0 });
  expect((await livery('platform', 'alarms')).stderr).toContain('No alarm waits');
  expect(await livery('platform', 'alarms', 'seen', '1', '--as', 'bob')).toMatchObject({ code: 1 });

  await platform.reload([gamesMerchant(['dice'], { exposure: { gameMinor: 1_000_000_000 } })]);
  const number = String(messages[0]?.id);
  expect(await livery('games', 'retry', number, ...decided)).toMatchObject({ code: 0 });
  await expect.poll(cashNow, { timeout: 60_000 }).toBe(cash + heldMinor);
  expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
});
