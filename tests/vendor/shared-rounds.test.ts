import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playHistory, playRoundDetail } from '#api/play-history.ts';
import { verifyRound } from '#api/play-fairness.ts';
import { cashOut, LIVE_PATH, type LiveRound, liveRound, sharedBet } from '#api/play-shared.ts';
import { readBalances } from '#platform/ledger/read-balances.ts';
import { seedHash } from '#vendor/fairness/node-draw.ts';
import { recount } from '#games/fairness/recount.ts';
import { gameOfKind, openGambler, startGamesWorld } from '../support/games-world.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestPage, type TestVendor } from '../support/vendor.ts';

const crash = gameOfKind('crash');
const CASH_MINOR = 1_000_000;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesWorld(['crash']);
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

/** A page that watches: what it was told, and a way to wait for it. */
const watchLive = async (page: TestPage) => {
  const stop = new AbortController();
  const heard: LiveRound[] = [];
  const response = await fetch(`http://127.0.0.1:${vendor.port}${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${page.token}` },
    signal: stop.signal,
  });
  const parser = createParser({
    onEvent: ({ data }) => void heard.push(liveRound.parse(JSON.parse(data))),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? [])
      parser.feed(decoder.decode(part, { stream: true }));
  };
  void read().catch(() => undefined);
  const until = async (is: (round: LiveRound) => boolean): Promise<LiveRound> => {
    for (let looks = 0; looks < 3000; looks += 1) {
      const last = heard.at(-1);
      if (last && is(last)) return last;
      await wait(20);
    }
    throw new Error(`it never came; last ${JSON.stringify(heard.at(-1))}`);
  };
  return { heard, until, stop: () => stop.abort() };
};

const cashOf = async ({ merchantId, memberId }: OpenedMember): Promise<number> => {
  const { cash } = await readBalances(platform.database, merchantId, memberId, 'USD');
  return cash.balanceMinor;
};

const stake = (page: TestPage, roundId: string, autoAt: number | null) =>
  page.call(sharedBet, {
    requestId: randomUUID(),
    roundId,
    bet: { autoAt },
    stakeMinor: page.facts.minimumStakeMinor,
  });

/** Of a round that lives long enough to be cashed out; others just pass. */
const nextLong = async (live: Awaited<ReturnType<typeof watchLive>>): Promise<LiveRound> => {
  for (;;) {
    const open = await live.until(({ phase }) => phase === 'open');
    const stored = await vendor.database
      .selectFrom('sharedRound')
      .select(['runsAt', 'endsAt'])
      .where('id', '=', open.roundId)
      .executeTakeFirstOrThrow();
    if (stored.endsAt.getTime() - stored.runsAt.getTime() > 2500) return open;
    await live.until(({ roundId }) => roundId !== open.roundId);
  }
};

test('all players of a brand share the round: bets, cash-out, end, and the books agree', async () => {
  const [ana, ben] = [
    await openGambler(platform, CASH_MINOR),
    await openGambler(platform, CASH_MINOR),
  ];
  const [anaPage, benPage] = [
    await vendor.open(ana, crash.nodeId),
    await vendor.open(ben, crash.nodeId),
  ];
  const [anaLive, benLive] = [await watchLive(anaPage), await watchLive(benPage)];
  const open = await nextLong(anaLive);
  expect(open).toMatchObject({ seed: null, show: null, until: expect.any(Number) });

  const [anaBet, benBet] = [
    await stake(anaPage, open.roundId, null),
    await stake(benPage, open.roundId, null),
  ];
  if (!anaBet.ok || !benBet.ok) throw new Error('no bets');
  const seen = await benLive.until(({ bets }) => bets.length === 2);
  expect(seen.bets.filter(({ mine }) => mine)).toHaveLength(1);
  expect(seen.bets.find(({ mine }) => !mine)?.name).toMatch(/\*/u);
  expect(
    await anaPage.call(cashOut, { requestId: randomUUID(), betId: anaBet.value.betId }),
  ).toMatchObject({ refusal: 'too_late' });

  const running = await anaLive.until(({ phase }) => phase === 'running');
  // When the curve ends is what is being bet on.
  expect(running).toMatchObject({ until: null, seed: null });
  expect(await stake(anaPage, open.roundId, null)).toMatchObject({ refusal: 'bets_closed' });
  await wait(700);
  const request = { requestId: randomUUID(), betId: anaBet.value.betId };
  const taken = await anaPage.call(cashOut, request);
  const again = await anaPage.call(cashOut, request);
  const stranger = await benPage.call(cashOut, { ...request, requestId: randomUUID() });
  if (!taken.ok || !again.ok) throw new Error('not taken');
  expect(taken.value.payoutMinor).toBeGreaterThan(anaPage.facts.minimumStakeMinor);
  expect(again.value.payoutMinor).toBe(taken.value.payoutMinor);
  expect(stranger).toMatchObject({ refusal: 'bet_unknown' });

  const ended = await anaLive.until(
    ({ phase, roundId }) => roundId === open.roundId && phase === 'ended',
  );
  expect(seedHash(ended.seed ?? '')).toBe(open.seedHash);
  await expect
    .poll(async () => cashOf(ana))
    .toBe(CASH_MINOR - anaPage.facts.minimumStakeMinor + taken.value.payoutMinor);
  await expect.poll(async () => cashOf(ben)).toBe(CASH_MINOR - benPage.facts.minimumStakeMinor);
  await expect
    .poll(async () => (await benPage.call(playHistory)).ok && benPage.call(playHistory))
    .toMatchObject({
      value: { rounds: [{ roundId: open.roundId, payoutMinor: 0, status: 'ended' }] },
    });
  expect(await anaPage.call(playRoundDetail, { roundId: open.roundId })).toMatchObject({
    value: { round: { payoutMinor: taken.value.payoutMinor } },
  });

  const verifiable = await anaPage.call(verifyRound, { roundId: open.roundId });
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
  anaLive.stop();
  benLive.stop();
});

test('a round that is broken off gives every stake back', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, crash.nodeId);
  const live = await watchLive(page);
  const open = await live.until(
    ({ phase, until }) => phase === 'open' && (until ?? 0) - Date.now() > 1500,
  );
  const placed = await stake(page, open.roundId, null);
  expect(placed).toMatchObject({ ok: true });
  expect(await cashOf(member)).toBe(CASH_MINOR - page.facts.minimumStakeMinor);

  await vendor.stop();
  vendor = await startTestVendor(platform);

  await expect.poll(async () => cashOf(member), { timeout: 10_000 }).toBe(CASH_MINOR);
  const { status } = await vendor.database
    .selectFrom('sharedRound')
    .select('status')
    .where('id', '=', open.roundId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('void');
});

test('nobody watches without a session', async () => {
  const response = await fetch(`http://127.0.0.1:${vendor.port}${LIVE_PATH}`);

  expect(response.status).toBe(401);
});

test('after all of this the books are sound', async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
