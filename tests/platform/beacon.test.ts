import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BeaconUnavailable } from '#beacon/beacon.ts';
import { configuredBeacon, findBeaconError } from '#beacon/configured-beacon.ts';
import { openDrandBeacon } from '#beacon/drand-beacon.ts';
import { lotteryDraw } from '#api/lottery-board.ts';
import { placeTickets } from '#api/lottery-tickets.ts';
import { type DrandNetwork, startDrandNetwork } from '../support/drand-network.ts';
import {
  drawIssue,
  drawNow,
  everyDigit,
  type LotteryFixture,
  nextIssues,
  startLotteryFixture,
} from '../support/lottery.ts';

const GAME = 'drawhouse-five-minute-ssc';

let network: DrandNetwork;
let fixture: LotteryFixture;

beforeAll(async () => {
  network = await startDrandNetwork();
  fixture = await startLotteryFixture({});
});

beforeEach(() => network.answerWith(null));

afterAll(async () => {
  delete process.env['LIVERY_BEACON_URL'];
  await fixture.platform.close();
  await network.close();
});

test('a value is read once its moment has come, never before, and asked for once', async () => {
  const beacon = openDrandBeacon([network.url]);
  const askedAt = new Date();
  const round = await beacon.roundAfter(askedAt);
  const value = await beacon.read(round);
  expect(value).toEqual({ round, randomness: network.valueOf(round) });
  expect(Date.now()).toBeGreaterThan(askedAt.getTime());
  // Whoever knew the last value at that moment does not know this one.
  expect(await beacon.roundAfter(new Date(askedAt.getTime() - 1000))).toBe(round - 1);
  network.answerWith(() => null);
  expect(await beacon.read(round)).toEqual(value);
});

test('a server that is away is passed over; when all are, that is told and asked again later', async () => {
  const hash = network.url.slice(-64);
  const closed = `http://127.0.0.1:9/${hash}`;
  const beacon = openDrandBeacon([closed, network.url]);
  const round = (await beacon.roundAfter(new Date())) - 2;
  expect(await beacon.read(round)).toMatchObject({ round });
  network.answerWith(() => null);
  await expect(beacon.read(round - 1)).rejects.toThrow(BeaconUnavailable);
  await expect(beacon.read(round - 1)).rejects.toThrow(/127\.0\.0\.1:9: .*404/);
});

test.each([
  [
    'another chain',
    (path: string) => path === '/info' && { ...foreign, schemeID: 'bls-unchained-g1-rfc9380' },
  ],
  ['no chain', () => ({ hello: 'you' })],
] as const)('%s at the address is not believed', async (_, instead) => {
  network.answerWith(instead);
  const beacon = openDrandBeacon([network.url]);
  await expect(beacon.roundAfter(new Date())).rejects.toThrow(/describes (another|no) chain/);
});

const foreign = {
  public_key: 'ab'.repeat(96),
  period: 1,
  genesis_time: 1,
  groupHash: 'cd'.repeat(32),
  metadata: { beaconID: 'default' },
};

test('a value that the chain has not signed is not believed', async () => {
  const beacon = openDrandBeacon([network.url]);
  const round = (await beacon.roundAfter(new Date())) - 5;
  network.answerWith(() => ({ round, signature: 'c0'.repeat(48) }));
  await expect(beacon.read(round)).rejects.toThrow('has not signed');
});

test('addresses without a chain, and of two chains, are told', () => {
  expect(findBeaconError(network.url)).toBeNull();
  expect(findBeaconError(`${network.url} ${network.url}/`)).toBeNull();
  expect(findBeaconError('')).toContain('not set');
  for (const given of ['https://api.drand.sh', 'nonsense', `ftp://x/${'a'.repeat(64)}`])
    expect(findBeaconError(given)).toContain('no address of a chain');
  expect(findBeaconError(`${network.url} https://x.example/${'a'.repeat(64)}`)).toContain(
    'different',
  );
  process.env['LIVERY_BEACON_URL'] = 'https://api.drand.sh';
  expect(configuredBeacon).toThrow('LIVERY_BEACON_URL: It is no address');
});

test('a draw waits for the beacon with its sales over, and then takes the round that it had', async () => {
  const { platform } = fixture;
  const { database } = platform;
  const member = await fixture.newMember();
  const [issueNo = ''] = await nextIssues(platform, member, GAME);
  const issue = { gameCode: GAME, issueNo };
  const stored = () =>
    database
      .selectFrom('lotteryIssue')
      .select(['status', 'beaconRound', 'beaconValue', 'serverSeed', 'clientSeed', 'result'])
      .where('gameCode', '=', GAME)
      .where('issueNo', '=', issueNo)
      .executeTakeFirstOrThrow();
  const readDraw = () => platform.call(member, lotteryDraw, issue);

  const beacon = openDrandBeacon([network.url]);
  await beacon.roundAfter(new Date());
  network.answerWith(() => null);
  await expect(drawIssue(database, issue, beacon)).rejects.toThrow(BeaconUnavailable);

  const waiting = await stored();
  expect(waiting).toMatchObject({ status: 'open', beaconValue: null, result: null });
  const order = {
    requestId: randomUUID(),
    gameCode: GAME,
    lines: [everyDigit],
    draws: [{ issueNo, multiple: 1 }],
    stopOnWin: false,
  };
  expect(await platform.call(member, placeTickets, order)).toMatchObject({
    ok: false,
    refusal: 'sales_closed',
  });
  expect(await readDraw()).toMatchObject({ value: { proof: { serverSeed: null, beacon: null } } });

  network.answerWith(null);
  // Named only now: the platform's own job, which draws other lotteries at their hours, has not failed at it.
  process.env['LIVERY_BEACON_URL'] = network.url;
  expect(await drawNow(database, GAME)).toBe(issueNo);
  const round = waiting.beaconRound ?? 0;
  const drawn = await stored();
  expect(drawn.beaconRound).toBe(round);
  expect(drawn.beaconValue).toBe(network.valueOf(round));
  expect(drawn.clientSeed).toMatch(new RegExp(`^[0-9a-f]{64}-${network.valueOf(round)}$`));
  expect(await readDraw()).toMatchObject({
    value: { proof: { beacon: { round, value: network.valueOf(round) } } },
  });
});
