import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playRound } from '#api/play.ts';
import { playFairness, rotateSeed, verifyRound } from '#api/play-fairness.ts';
import { recount } from '#games/shared/page/fairness/recount.ts';
import { seedHash } from '#vendor/fairness/node-draw.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const mines = gameOfKind('mines');
const CASH_MINOR = 100_000;

let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  platform = await startGamesFixture(['mines']);
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
});

test('an open round keeps its secret; after rotation anyone may know it', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const before = await page.call(playFairness);
  if (!before.ok) throw new Error(before.refusal);
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 3 },
    stakeMinor: page.facts.minimumStakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  const { roundId, seeds, view } = started.value.round;
  expect(view).toMatchObject({ laid: null });
  expect(seeds.serverSeedHash).toBe(before.value.now.serverSeedHash);
  expect(await page.call(rotateSeed, { clientSeed: 'mine' })).toMatchObject({
    ok: false,
    refusal: 'round_open',
  });
  expect(await page.call(verifyRound, { roundId })).toMatchObject({ refusal: 'round_unknown' });

  const move = { requestId: randomUUID(), roundId, step: 0, move: { act: 'take' } };
  await page.call(playMove, move);
  const hidden = await page.call(verifyRound, { roundId });
  const rotated = await page.call(rotateSeed, { clientSeed: 'mine' });
  const shown = await page.call(verifyRound, { roundId });

  if (!hidden.ok || !rotated.ok || !shown.ok) throw new Error('refused');
  expect(hidden.value.seeds.serverSeed).toBeNull();
  expect(rotated.value.now).toMatchObject({ clientSeed: 'mine', nonce: 0 });
  const { serverSeed } = shown.value.seeds;
  expect(seedHash(serverSeed ?? '')).toBe(before.value.now.serverSeedHash);
  expect(shown.value.own?.steps).toHaveLength(2);
});

test('anyone counts a round again, and a forged one does not pass', async () => {
  const member = await openGambler(platform, CASH_MINOR);
  const page = await vendor.open(member, mines.nodeId);
  const started = await page.call(playRound, {
    requestId: randomUUID(),
    choice: { mines: 12 },
    stakeMinor: page.facts.minimumStakeMinor,
  });
  if (!started.ok) throw new Error(started.refusal);
  const { roundId } = started.value.round;
  const tile = { act: 'open', tile: 7 };
  const opened = await page.call(playMove, {
    requestId: randomUUID(),
    roundId,
    step: 0,
    move: tile,
  });
  if (opened.ok && opened.value.round.status === 'open')
    await page.call(playMove, {
      requestId: randomUUID(),
      roundId,
      step: 1,
      move: { act: 'take' },
    });
  const hidden = await vendor.call(null, verifyRound, { roundId });
  await page.call(rotateSeed, { clientSeed: 'my own words' });
  const shown = await vendor.call(null, verifyRound, { roundId });
  if (!hidden.ok || !shown.ok) throw new Error('refused');
  const round = shown.value;

  expect(recount(hidden.value)).toEqual({ state: 'waiting' });
  expect(recount(round)).toMatchObject({ state: 'true' });
  const other = { ...round, seeds: { ...round.seeds, nonce: round.seeds.nonce + 1 } };
  expect(recount(other)).toEqual({ state: 'false', what: 'outcome' });
  const richer = { ...round, own: { ...round.own!, payoutMinor: 1_000_000 } };
  expect(recount(richer)).toEqual({ state: 'false', what: 'outcome' });
  const seeds = { ...round.seeds, serverSeed: `${round.seeds.serverSeed}00` };
  expect(recount({ ...round, seeds })).toEqual({ state: 'false', what: 'hash' });
});
