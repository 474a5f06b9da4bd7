import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove, playResume, playRound, playSession } from '#api/play.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import type { GamesDatabase } from '#vendor/database/games-tables.ts';
import { gamesDatabaseUrl, openGamesDatabase } from '#vendor/database/open-games-database.ts';
import { dropDatabase } from '../support/database.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { callAt, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { recoveryTimes } from '../support/recovery-times.ts';
import { launchTicket } from '../support/vendor-messages.ts';
import { startVendorProcess, type VendorProcess } from '../support/vendor-process.ts';

const KILLS = inProof(3, 20);
const PLAYERS = 6;
const FIRST_MONEY_MINOR = 10_000_000;

const dice = gameOfKind('dice');
const mines = gameOfKind('mines');

let platform: TestPlatform;
let databaseUrl: string;

beforeAll(async () => {
  platform = await startGamesFixture(['dice', 'mines'], {
    protection: { slotRoundMs: 2500, casinoRoundMs: 5000 },
  });
  databaseUrl = gamesDatabaseUrl(platform.databaseUrl);
});

const servers: VendorProcess[] = [];

const start = async (): Promise<VendorProcess> => {
  const server = await startVendorProcess(platform, databaseUrl);
  servers.push(server);
  return server;
};

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  const { href } = new URL('/postgres', databaseUrl);
  await dropDatabase(href, new URL(databaseUrl).pathname.slice(1));
  await platform.close();
});

/** A player at a game: whose token survives the service. */
interface Seat {
  member: OpenedMember;
  token: string;
  nodeId: number;
}

const sit = async (port: number, nodeId: number): Promise<Seat> => {
  const member = await openGambler(platform, FIRST_MONEY_MINOR);
  const { ticket, vendor } = await launchTicket(platform, member, { nodeId });
  const opened = await callAt(port, { host: 'games.test' }, playSession, { vendor, ticket });
  if (!opened.ok) throw new Error(opened.refusal);
  return { member, token: opened.value.token, nodeId };
};

/** One round as far as the service lives: dice in one act, mines in two. */
const playOnce = async (port: number, { token, nodeId }: Seat): Promise<boolean> => {
  const caller = { host: 'games.test', token };
  const take = async ({ roundId, step }: { roundId: string; step: number }) => {
    const requestId = randomUUID();
    const move = { requestId, roundId, step, move: { act: 'take' } };
    return (await callAt(port, caller, playMove, move)).ok;
  };
  const started = await callAt(port, caller, playRound, {
    requestId: randomUUID(),
    choice: nodeId === dice.nodeId ? { side: 'over', mark: 5000 } : { mines: 3 },
    stakeMinor: 500,
  });
  if (started.ok) return started.value.round.status === 'open' ? take(started.value.round) : true;
  if (started.refusal !== 'round_open') return false;
  // What the killed service left open goes on here.
  const resumed = await callAt(port, caller, playResume);
  return resumed.ok && resumed.value.round ? take(resumed.value.round) : false;
};

test(`killed ${KILLS} times during play: no stake without an outcome, nothing twice`, async () => {
  let server = await start();
  // The next ones are there when this one is killed, as where several serve one database.
  const next = [start(), start()];
  const looking = await openGamesDatabase(databaseUrl);
  const games = looking.database;
  const seats: Seat[] = [];
  for (let seat = 0; seat < PLAYERS; seat += 1)
    seats.push(await sit(server.port, seat % 2 === 0 ? dice.nodeId : mines.nodeId));
  const done = { rounds: 0 };
  const recovery = recoveryTimes('the games’ service, until a round is played at the next one');
  for (let round = 0; round < KILLS; round += 1) {
    const life = { isOver: false };
    const { port } = server;
    const playing = seats.map(async (seat) => {
      while (!life.isOver) {
        await letTimePass(games, seat);
        const isPlayed = await playOnce(port, seat).catch(() => false);
        if (isPlayed) done.rounds += 1;
        else await wait(20);
      }
    });
    // Amid play: after one or two rounds, and at another of the next messages each time.
    const enough = done.rounds + 1 + (round % 2);
    while (done.rounds < enough) await wait(5);
    const told = (await countMessages(games)) + ((round * 37) % 11);
    while ((await countMessages(games)) < told) await wait(2);
    await server.kill();
    life.isOver = true;
    await Promise.all(playing);
    const [seat] = seats;
    await letTimePass(games, seat as Seat);
    server = await recovery.take(async () => {
      const following = (await next.shift()) ?? (await start());
      while (!(await playOnce(following.port, seat as Seat))) await wait(5);
      return following;
    });
    if (round < KILLS - 2) next.push(start());
  }
  recovery.tell();
  await expect
    .poll(() => games.selectFrom('message').select('id').where('state', '=', 'pending').execute())
    .toEqual([]);
  await server.kill();

  expect(done.rounds).toBeGreaterThan(KILLS);
  const unended = await games
    .selectFrom('round')
    .select(['id', 'status'])
    .where('status', 'in', ['staking', 'paying', 'rolling_back'])
    .execute();
  expect(unended).toEqual([]);
  for (const { member, nodeId } of seats) await expectAgreement(games, member, nodeId);
  await looking.close();
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
}, 900_000);

/** The least time of a round is not what is tested here. */
const letTimePass = async (games: GamesDatabase, { member }: Seat): Promise<void> => {
  await games
    .updateTable('player')
    .set({ lastStartedAt: null })
    .where('playerId', '=', String(member.memberId))
    .execute();
};

/** How many messages the service has written down for the wallets so far. */
const countMessages = async (games: GamesDatabase): Promise<number> => {
  const { count } = await games
    .selectFrom('message')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** What the service knows of a player's rounds is what stands in the platform's books. */
const expectAgreement = async (
  games: GamesDatabase,
  { merchantId, memberId }: OpenedMember,
  nodeId: number,
): Promise<void> => {
  const rounds = await games
    .selectFrom('round')
    .innerJoin('player', 'player.id', 'round.playerId')
    .select(['round.id', 'round.status', 'round.stakeMinor', 'round.payoutMinor'])
    .where('player.playerId', '=', String(memberId))
    .where('round.nodeId', '=', nodeId)
    .where('round.status', 'in', ['ended', 'open'])
    .execute();
  const bets = await platform.database
    .selectFrom('bet')
    .select(['roundId', 'stakeMinor', 'payoutMinor', 'status'])
    .where('memberId', '=', memberId)
    .where('status', '<>', 'void')
    .execute();
  const ofRound = new Map(bets.map((bet) => [bet.roundId, bet]));
  expect(bets).toHaveLength(rounds.length);
  for (const { id, status, stakeMinor, payoutMinor } of rounds)
    expect(ofRound.get(id)).toMatchObject({
      stakeMinor,
      payoutMinor: status === 'ended' ? payoutMinor : null,
      status: status === 'ended' ? 'settled' : 'open',
    });
  const { cash } = await readBalances(platform.database, merchantId, memberId, 'USD');
  const net = rounds.reduce((sum, round) => sum + (round.payoutMinor ?? 0) - round.stakeMinor, 0);
  expect(cash.balanceMinor).toBe(FIRST_MONEY_MINOR + net);
};
