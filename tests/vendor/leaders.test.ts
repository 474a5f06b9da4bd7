import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playSession } from '#api/play.ts';
import { cashOut, type LiveRound, sharedBet } from '#api/play-shared.ts';
import { crashRunMs } from '#games/crash/rules/crash-rules.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import {
  gamesDatabaseUrl,
  type OpenedGamesDatabase,
  openGamesDatabase,
} from '#vendor/database/open-games-database.ts';
import { dropDatabase } from '../support/database.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { KNOWN_CHAIN, KNOWN_ENDS, QUICK_PAUSE } from '../support/known-chain.ts';
import { type LivePage, watchLive } from '../support/live-rounds.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { callAt, type TestPlatform } from '../support/platform.ts';
import { launchTicket } from '../support/vendor-messages.ts';
import { startVendorProcess, type VendorProcess } from '../support/vendor-process.ts';

const crash = gameOfKind('crash');
const CASH_MINOR = 1_000_000;
const known = { chainSecret: KNOWN_CHAIN, times: { sharedPause: QUICK_PAUSE } };

let platform: TestPlatform;
let databaseUrl: string;
let games: OpenedGamesDatabase;
const started: VendorProcess[] = [];

/** What the clock of every process shows; it stands still while the players act. */
let now = Date.now();

const start = async (): Promise<VendorProcess> => {
  const process = await startVendorProcess(platform, databaseUrl, { ...known, heldAt: now });
  started.push(process);
  return process;
};

const holdAt = async (moment: number): Promise<void> => {
  now = moment;
  await Promise.all(started.map((process) => process.hold(now)));
};

const roundOf = (roundId: string) =>
  games.database
    .selectFrom('sharedRound')
    .select(['runsAt', 'endsAt'])
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();

/** Lets the curve of a round climb so far. */
const climbTo = async (roundId: string, hundredths: number): Promise<void> => {
  const { runsAt } = await roundOf(roundId);
  await holdAt(runsAt.getTime() + crashRunMs(hundredths));
};

const climbToEnd = async (roundId: string): Promise<void> => {
  const { endsAt } = await roundOf(roundId);
  await holdAt(endsAt.getTime());
};

beforeAll(async () => {
  platform = await startGamesFixture(['crash']);
  databaseUrl = gamesDatabaseUrl(platform.databaseUrl);
  games = await openGamesDatabase(databaseUrl);
});

afterAll(async () => {
  await Promise.all(started.map((process) => process.kill()));
  await games.close();
  const { href } = new URL('/postgres', databaseUrl);
  await dropDatabase(href, new URL(databaseUrl).pathname.slice(1));
  await platform.close();
});

interface Seat {
  member: OpenedMember;
  token: string;
  stakeMinor: number;
}

const sit = async ({ port }: VendorProcess): Promise<Seat> => {
  const member = await openGambler(platform, CASH_MINOR);
  const { ticket, vendor } = await launchTicket(platform, member, { nodeId: crash.nodeId });
  const opened = await callAt(port, { host: 'games.test' }, playSession, { vendor, ticket });
  if (!opened.ok) throw new Error(opened.refusal);
  return { member, token: opened.value.token, stakeMinor: opened.value.facts.minimumStakeMinor };
};

const bet = async (
  { port }: VendorProcess,
  { token, stakeMinor }: Seat,
  roundId: string,
  autoAt: number | null,
): Promise<string> => {
  const placed = await callAt(port, { host: 'games.test', token }, sharedBet, {
    requestId: randomUUID(),
    roundId,
    bet: { autoAt },
    stakeMinor,
  });
  if (!placed.ok) throw new Error(placed.refusal);
  return placed.value.betId;
};

/** What a player has more than before, the stake apart. */
const wonBy = async ({ member: { merchantId, memberId }, stakeMinor }: Seat): Promise<number> => {
  const { cash } = await readBalances(platform.database, merchantId, memberId, 'USD');
  return cash.balanceMinor - CASH_MINOR + stakeMinor;
};

const isTaken =
  (betId: string, multiplier: number) =>
  ({ bets }: LiveRound): boolean =>
    bets.some((each) => each.betId === betId && each.multiplier === multiplier);

const paid = ({ stakeMinor }: Seat, hundredths: number): number =>
  Math.floor((stakeMinor * hundredths) / 100);

/** Lets a second pass: what the players have won then, and whether a round has been heard of. */
const later = async (seats: readonly Seat[], live: LivePage, round: number) => {
  await holdAt(now + 1000);
  const won = await Promise.all(seats.map(wonBy));
  return { won, isNext: live.heard.some(({ index }) => index === round) };
};

test('one of two processes leads; when it is killed the other goes on with the same round', async () => {
  const [first, second] = [await start(), await start()];
  const [ana, ben, cleo] = [await sit(first), await sit(second), await sit(second)];
  const anaLive = await watchLive(first.port, ana.token);
  const open = await anaLive.until(({ phase }) => phase === 'open');
  const { roundId } = open;
  const benLive = await watchLive(second.port, ben.token);
  expect(await benLive.until(({ phase }) => phase === 'open')).toMatchObject({ roundId, index: 1 });

  // Whichever process takes a bet, everybody sees it at once.
  const anaBet = await bet(first, ana, roundId, 110);
  const benBet = await bet(second, ben, roundId, 130);
  const cleoBet = await bet(second, cleo, roundId, null);
  await anaLive.until(({ bets }) => bets.length === 3);
  await benLive.until(({ bets }) => bets.length === 3);
  await climbTo(roundId, 112);
  await benLive.until(isTaken(anaBet, 1.1));
  await benLive.until(({ bets, phase }) => phase === 'running' && bets.length === 3);
  await first.kill();
  const taken = await callAt(second.port, { host: 'games.test', token: cleo.token }, cashOut, {
    requestId: randomUUID(),
    betId: cleoBet,
  });
  if (!taken.ok) throw new Error(taken.refusal);

  await climbTo(roundId, 132);
  const passed = await benLive.until(isTaken(benBet, 1.3));
  expect(passed).toMatchObject({ roundId, phase: 'running' });
  await climbToEnd(roundId);
  const ended = await benLive.until(({ phase }) => phase === 'ended');
  expect(ended).toMatchObject({ roundId, show: { endedAt: KNOWN_ENDS[0] } });
  const next = benLive.until(({ index }) => index === 2);
  // What the killed one was about to tell is told when its time is over, and then comes the next.
  await expect
    .poll(() => later([ana, ben, cleo], benLive, 2))
    .toEqual({
      won: [paid(ana, 110), paid(ben, 130), taken.value.payoutMinor],
      isNext: true,
    });

  expect(await next).toMatchObject({ phase: 'open' });
  anaLive.stop();
  benLive.stop();
});

test('a service that was killed alone pays what the curve had passed, once, and gives the rest back', async () => {
  const [, second] = started;
  if (!second) throw new Error('it was started before');
  const [dan, eve] = [await sit(second), await sit(second)];
  const live = await watchLive(second.port, dan.token);
  await expect
    .poll(async () => {
      const phase = live.heard.at(-1)?.phase;
      // A round that runs already is played to its end.
      if (phase !== 'open') await holdAt(now + 100);
      return phase;
    })
    .toBe('open');
  const { roundId, index } = await live.until(({ phase }) => phase === 'open');
  const danBet = await bet(second, dan, roundId, 105);
  await bet(second, eve, roundId, null);
  await climbTo(roundId, 106);
  await live.until(isTaken(danBet, 1.05));
  await second.kill();
  await climbToEnd(roundId);

  const third = await start();

  const after = await watchLive(third.port, eve.token);

  await expect
    .poll(() => later([dan, eve], after, index + 1))
    .toEqual({
      won: [paid(dan, 105), eve.stakeMinor],
      isNext: true,
    });
  after.stop();
});

test('no round was doubled, and the books are sound', async () => {
  const rounds = await games.database
    .selectFrom('sharedRound')
    .select(['index', 'status', 'openedAt', 'endsAt'])
    .orderBy('openedAt')
    .execute();

  expect(rounds.length).toBeGreaterThan(2);
  expect(rounds.map(({ index }) => index)).toEqual(rounds.map((_, at) => at + 1));
  for (const [at, { openedAt }] of rounds.entries())
    expect(openedAt.getTime()).toBeGreaterThanOrEqual(rounds[at - 1]?.endsAt.getTime() ?? 0);
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
