import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedRound } from '#vendor/chains/open-shared-round.ts';
import { readyChain } from '#vendor/chains/ready-chain.ts';
import type { VendorContext } from '#vendor/context/vendor-context.ts';
import { openDrandBeacon } from '#beacon/drand-beacon.ts';
import { type DrandNetwork, startDrandNetwork } from '../support/drand-network.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { watchLive } from '../support/live-rounds.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const crash = gameOfKind('crash');

let network: DrandNetwork;
let platform: TestPlatform;
let vendor: TestVendor;

beforeAll(async () => {
  network = await startDrandNetwork();
  process.env['LIVERY_BEACON_URL'] = network.url;
  platform = await startGamesFixture(['crash']);
  vendor = await startTestVendor(platform);
});

afterAll(async () => {
  await vendor.close();
  await platform.close();
  await network.close();
  delete process.env['LIVERY_BEACON_URL'];
});

test('the players’ half of a chain is the beacon’s value that came after the chain was stored', async () => {
  const page = await vendor.open(await openGambler(platform, 100_000), crash.nodeId);
  const live = await watchLive(vendor.port, page.token);
  const { roundId } = await live.until(({ phase }) => phase === 'open');
  live.stop();
  const chain = await vendor.database
    .selectFrom('sharedChain')
    .innerJoin('sharedRound', 'sharedRound.chainId', 'sharedChain.id')
    .selectAll('sharedChain')
    .where('sharedRound.id', '=', roundId)
    .executeTakeFirstOrThrow();
  const round = chain.beaconRound ?? 0;
  expect(chain.clientSeed).toBe(`alpha-${crash.nodeId}-${round}-${network.valueOf(round)}`);
  const before = await openDrandBeacon([network.url]).roundAfter(chain.madeAt);
  expect(round).toBeGreaterThanOrEqual(before);
});

test('no round is opened of a new chain while the beacon is away, and then with the round that was fixed', async () => {
  const fixture = {
    database: vendor.database,
    chainSecret: null,
    beacon: openDrandBeacon([network.url]),
  } as Pick<VendorContext, 'database' | 'chainSecret' | 'beacon'> as VendorContext;
  // A game that nobody watches.
  const game = { merchant: 'alpha', nodeId: crash.nodeId + 1_000_000 };
  await fixture.beacon?.roundAfter(new Date());
  network.answerWith(() => null);
  const unopened = openSharedRound(fixture, { ...game } as Parameters<typeof openSharedRound>[1]);
  await expect(unopened).rejects.toThrow('the beacon cannot be read');
  const stored = () =>
    vendor.database
      .selectFrom('sharedChain')
      .selectAll()
      .where('nodeId', '=', game.nodeId)
      .executeTakeFirstOrThrow();
  const waiting = await stored();
  expect(waiting).toMatchObject({ clientSeed: null, used: 0, beaconRound: expect.any(Number) });

  network.answerWith(null);
  // A failure is remembered for a second.
  const chain = await expect
    .poll(() => readyChain(fixture, game).catch(() => null))
    .not.toBeNull()
    .then(stored);
  expect(chain).toMatchObject({ id: waiting.id, beaconRound: waiting.beaconRound });
  expect(chain.clientSeed).toContain(network.valueOf(waiting.beaconRound ?? 0));
});
