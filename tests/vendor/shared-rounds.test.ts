import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playHistory, playRoundDetail } from '#api/play-history.ts';
import { verifyRound } from '#api/play-fairness.ts';
import { cashOut, LIVE_PATH, type LiveRound, sharedBet } from '#api/play-shared.ts';
import { crashRunMs } from '#games/crash/rules/crash-rules.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { seedHash } from '#vendor/fairness/node-draw.ts';
import { recount } from '#games/shared/page/fairness/recount.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { holdDate } from '../support/held-date.ts';
import { KNOWN_CHAIN, KNOWN_ENDS, QUICK_PAUSE } from '../support/known-chain.ts';
import { type LivePage, watchLive } from '../support/live-rounds.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestPage, type TestVendor } from '../support/vendor.ts';

const crash = gameOfKind('crash');
const CASH_MINOR = 1_000_000;
const known = {
  chainSecret: KNOWN_CHAIN,
  times: { sharedPause: QUICK_PAUSE },
  // The tests hold it.
  clock: () => Date.now(),
};

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['crash']);
  vendor = await startTestVendor(platform, known);
});

afterAll(async () => {
  holdDate(null);
  await vendor.close();
  await platform.close();
});

const cashOf = async ({ merchantId, memberId }: OpenedMember): Promise<number> => {
  const { cash } = await readBalances(platform.database, merchantId, memberId, 'USD');
  return cash.balanceMinor;
};

const betOf = ({ memberId }: OpenedMember) =>
  platform.database
    .selectFrom('bet')
    .select(['status', 'payoutMinor', 'pick'])
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();

interface Player {
  member: OpenedMember;
  page: TestPage;
  stakeMinor: number;
}

const sit = async (): Promise<Player> => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, crash.nodeId);
  return { member, page, stakeMinor: page.facts.minimumStakeMinor };
};

const bet = ({ page, stakeMinor }: Player, roundId: string, autoAt: number | null) =>
  page.call(sharedBet, { requestId: randomUUID(), roundId, bet: { autoAt }, stakeMinor });

const betId = async (...given: Parameters<typeof bet>): Promise<string> => {
  const placed = await bet(...given);
  if (!placed.ok) throw new Error(placed.refusal);
  // Nobody knows yet what it will pay.
  expect(placed.value.odds).toBeNull();
  return placed.value.betId;
};

const take = ({ page }: Player, id: string) =>
  page.call(cashOut, { requestId: randomUUID(), betId: id });

const watch = ({ page }: Player): Promise<LivePage> => watchLive(vendor.port, page.token);

/** Lets the curve of a round climb so far, and holds it there while the players act. */
const climbTo = async (roundId: string, hundredths: number): Promise<void> => {
  const { runsAt } = await vendor.database
    .selectFrom('sharedRound')
    .select('runsAt')
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
  holdDate(runsAt.getTime() + crashRunMs(hundredths));
};

const shownBet = ({ bets }: LiveRound, id: string) => bets.find((each) => each.betId === id);

test('all players of a brand share the round: bets, cash-out, end, and the books agree', async () => {
  const [ana, ben, cleo, dan, eve] = [
    await sit(),
    await sit(),
    await sit(),
    await sit(),
    await sit(),
  ];
  holdDate(Date.now());
  const [anaLive, benLive] = [await watch(ana), await watch(ben)];
  const open = await anaLive.until(({ phase }) => phase === 'open');
  const { roundId } = open;
  expect(open).toMatchObject({ seed: null, show: null, until: expect.any(Number), index: 1 });

  // By hand, not at all, and by themselves: on the way, at the very end, and beyond it.
  const ids = {
    ana: await betId(ana, roundId, null),
    ben: await betId(ben, roundId, null),
    cleo: await betId(cleo, roundId, 120),
    dan: await betId(dan, roundId, KNOWN_ENDS[0]),
    eve: await betId(eve, roundId, KNOWN_ENDS[0] + 1),
  };
  const seen = await benLive.until(({ bets }) => bets.length === 5);
  expect(seen.bets.filter(({ mine }) => mine)).toHaveLength(1);
  expect(seen.bets.find(({ mine }) => !mine)?.name).toMatch(/\*/u);
  expect(await take(ana, ids.ana)).toMatchObject({ refusal: 'too_late' });

  await climbTo(roundId, 110);
  const running = await anaLive.until(({ phase }) => phase === 'running');
  // When the curve ends is what is being bet on.
  expect(running).toMatchObject({ until: null, seed: null });
  expect(await bet(ana, roundId, null)).toMatchObject({ refusal: 'bets_closed' });
  const [taken, stranger] = [await take(ana, ids.ana), await take(ben, ids.ana)];
  const again = await take(ana, ids.ana);
  if (!taken.ok || !again.ok) throw new Error('not taken');
  expect(taken.value.payoutMinor).toBeGreaterThan(ana.stakeMinor);
  expect(again.value.payoutMinor).toBe(taken.value.payoutMinor);
  expect(stranger).toMatchObject({ refusal: 'bet_unknown' });
  // The round goes on: neither its end nor anything that tells of it can be asked for yet.
  expect((await betOf(ana.member)).pick).toBe(`taken at ${taken.value.multiplier.toFixed(2)}`);
  expect(await ana.page.call(playHistory)).toMatchObject({
    value: { rounds: [{ roundId, status: 'open', payoutMinor: taken.value.payoutMinor }] },
  });
  expect(await ana.page.call(verifyRound, { roundId })).toMatchObject({ ok: false });

  await climbTo(roundId, 122);
  // Cleo's money is taken while the curve climbs on: exactly at what was asked for.
  const passed = await benLive.until((round) => shownBet(round, ids.cleo)?.payoutMinor !== null);
  expect(passed).toMatchObject({ phase: 'running', roundId });
  const cleoPaid = Math.floor((cleo.stakeMinor * 120) / 100);
  expect(shownBet(passed, ids.cleo)).toMatchObject({
    multiplier: 1.2,
    odds: 1.2,
    payoutMinor: cleoPaid,
  });
  expect(shownBet(passed, ids.dan)).toMatchObject({ multiplier: null, odds: null });
  await expect
    .poll(() => cashOf(cleo.member), { interval: 20 })
    .toBe(CASH_MINOR - cleo.stakeMinor + cleoPaid);
  expect(benLive.heard.at(-1)).toMatchObject({ phase: 'running', roundId });
  expect(await betOf(cleo.member)).toMatchObject({ status: 'settled', pick: 'taken at 1.20' });
  expect(await take(cleo, ids.cleo)).toMatchObject({
    value: { payoutMinor: cleoPaid, multiplier: 1.2 },
  });

  await climbTo(roundId, KNOWN_ENDS[0]);
  const ended = await anaLive.until((each) => each.roundId === roundId && each.phase === 'ended');
  expect(seedHash(ended.seed ?? '')).toBe(open.seedHash);
  expect(ended.show).toEqual({ endedAt: KNOWN_ENDS[0] });
  const won = async ({ member, stakeMinor }: Player) =>
    (await cashOf(member)) - CASH_MINOR + stakeMinor;
  await expect.poll(() => won(ana)).toBe(taken.value.payoutMinor);
  await expect.poll(() => won(dan)).toBe(Math.floor((dan.stakeMinor * KNOWN_ENDS[0]) / 100));
  await expect.poll(async () => (await betOf(eve.member)).status).toBe('settled');
  expect([await won(ben), await won(cleo), await won(eve)]).toEqual([0, cleoPaid, 0]);
  await expect
    .poll(() => ben.page.call(playHistory))
    .toMatchObject({ value: { rounds: [{ roundId, payoutMinor: 0, status: 'ended' }] } });
  expect(await ana.page.call(playRoundDetail, { roundId })).toMatchObject({
    value: { round: { payoutMinor: taken.value.payoutMinor } },
  });
  await expectVerifiable(ana.page, roundId);
  anaLive.stop();
  benLive.stop();
});

/** The round can be counted again by anyone; any forgery shows. */
const expectVerifiable = async (page: TestPage, roundId: string): Promise<void> => {
  const verifiable = await page.call(verifyRound, { roundId });
  if (!verifiable.ok) throw new Error(verifiable.refusal);
  expect(recount(verifiable.value)).toMatchObject({ state: 'true' });
  const forged = structuredClone(verifiable.value);
  forged.seeds.serverSeed = 'ab'.repeat(32);
  expect(recount(forged)).toEqual({ state: 'false', what: 'hash' });
  const otherEnd = { ...verifiable.value, chain: { ...forged.chain!, show: { endedAt: 12345 } } };
  expect(recount(otherEnd)).toEqual({ state: 'false', what: 'outcome' });
  const otherChain = {
    ...verifiable.value,
    chain: { ...forged.chain!, previousSeed: 'cd'.repeat(32) },
  };
  expect(recount(otherChain)).toEqual({ state: 'false', what: 'chain' });
};

test('a round that is broken off gives every stake back, but what was taken stays paid', async () => {
  const [hal, ida] = [await sit(), await sit()];
  const live = await watch(hal);
  const { roundId } = await live.until(({ phase }) => phase === 'open');
  await betId(hal, roundId, null);
  const id = await betId(ida, roundId, 105);
  expect(await cashOf(hal.member)).toBe(CASH_MINOR - hal.stakeMinor);
  await climbTo(roundId, 106);
  await live.until((round) => shownBet(round, id)?.multiplier === 1.05);

  await vendor.stop();
  vendor = await startTestVendor(platform, known);

  await expect.poll(() => cashOf(hal.member)).toBe(CASH_MINOR);
  const { status } = await vendor.database
    .selectFrom('sharedRound')
    .select('status')
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('void');
  await expect
    .poll(() => cashOf(ida.member))
    .toBe(CASH_MINOR - ida.stakeMinor + Math.floor((ida.stakeMinor * 105) / 100));
});

test('nobody watches without a session', async () => {
  const response = await fetch(`http://127.0.0.1:${vendor.port}${LIVE_PATH}`);

  expect(response.status).toBe(401);
});

test('after all of this the books are sound', async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
