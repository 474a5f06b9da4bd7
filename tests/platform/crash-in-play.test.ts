import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint, InputOf } from '#api/endpoint.ts';
import { vendorBet, vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import {
  killDatabase,
  type KillableServer,
  killServer,
  spareDisk,
  startKillable,
} from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { callAt, sendAt } from '../support/platform.ts';
import { openSlot, VENDOR } from '../support/play-fixture.ts';
import { inProof } from '../support/proof.ts';
import { recoveryTimes } from '../support/recovery-times.ts';
import { openPlay, type TestPlay, sendAsVendor } from '../support/vendor-messages.ts';

const KILLS = inProof(2, 20);
const PLAYERS = 8;
const WRITERS_EACH = 2;
const STAKE = openSlot.minimumStakeUnits * 100;
const FIRST_MONEY_MINOR = 10_000_000;

let stateDir: string;

beforeAll(async () => {
  stateDir = await makeStateDir('crash-play');
});

afterAll(() => rm(stateDir, { recursive: true, force: true }));

/** What a vendor said, in the order in which it said it for one round, and what it heard. */
interface Said {
  call: AnyEndpoint;
  body: Record<string, unknown> & { requestId: string };
  heard: string | null;
}

const reach = (port: number) => ({
  send: (
    ...[caller, request]: Parameters<typeof sendAt> extends [number, ...infer Rest] ? Rest : never
  ) => sendAt(port, caller, request),
  call: <E extends AnyEndpoint>(
    caller: Parameters<typeof callAt<E>>[1],
    endpoint: E,
    input?: InputOf<E>,
  ) => callAt(port, caller, endpoint, input),
});

/** Says a message once; what no answer came to is said again later. */
const say = async (port: number, said: Said): Promise<void> => {
  const outcome = await sendAsVendor(reach(port), VENDOR, said.call, said.body as never).catch(
    () => null,
  );
  // A fault of a dying server is no answer: it is asked again.
  if (outcome && (outcome.ok || outcome.status < 500)) said.heard = JSON.stringify(outcome);
};

const openPlayers = async (server: KillableServer): Promise<TestPlay[]> => {
  const opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  try {
    const plays: TestPlay[] = [];
    for (let at = 0; at < PLAYERS; at += 1) {
      const member = await openMember(opened, 'alpha', {
        username: `crash${at}`,
        cashMinor: FIRST_MONEY_MINOR,
      });
      plays.push(await openPlay(reach(server.port), member, { nodeId: openSlot.nodeId }));
    }
    return plays;
  } finally {
    await opened.close();
  }
};

let rounds = 0;

/** A round of each kind in turn: settled at once, won later, lost later, taken back. */
const nextRound = ({ sessionToken, merchant, playerId }: TestPlay): Said[] => {
  rounds += 1;
  const transactionId = `crash-${rounds}`;
  const bet = { sessionToken, transactionId, roundId: transactionId, stakeMinor: STAKE };
  const named = { merchant, playerId, transactionId };
  const place = (more = {}): Said => ({
    call: vendorBet,
    body: { requestId: `${transactionId}-bet`, ...bet, ...more },
    heard: null,
  });
  const win = (payoutMinor: number): Said => ({
    call: vendorWin,
    body: { requestId: `${transactionId}-win`, ...named, payoutMinor },
    heard: null,
  });
  const rollback: Said = {
    call: vendorRollback,
    body: { requestId: `${transactionId}-back`, ...named },
    heard: null,
  };
  return [
    [place({ payoutMinor: 0 })],
    [place({ payoutMinor: 3 * STAKE })],
    [place(), win(2 * STAKE)],
    [place(), win(0)],
    [place(), rollback],
  ][rounds % 5] as Said[];
};

const countAnswers = (told: readonly Said[][]): number =>
  told.flat().filter((said) => said.heard !== null).length;

/** The server is killed in the midst of answering, however quick this machine is. */
const waitForAnswers = async (told: readonly Said[][], wanted: number): Promise<void> => {
  while (countAnswers(told) < wanted) await wait(2);
};

/** Vendors that go on until the server is gone from under them. */
const playUntil = (
  { port }: KillableServer,
  plays: readonly TestPlay[],
  told: Said[][],
  isOver: () => boolean,
) =>
  Promise.all(
    plays.flatMap((play) =>
      Array.from({ length: WRITERS_EACH }, async () => {
        while (!isOver()) {
          const round = nextRound(play);
          told.push(round);
          for (const said of round) {
            await say(port, said);
            if (said.heard === null) break;
          }
          if (round.some(({ heard }) => heard === null)) await wait(5);
        }
      }),
    ),
  );

test(`killed ${KILLS} times in play and settlement: no stake without an end, nothing twice`, async () => {
  let server = await startKillable(stateDir);
  const plays = await openPlayers(server);
  const told: Said[][] = [];
  const recovery = recoveryTimes('the server in play');
  for (let kill = 0; kill < KILLS; kill += 1) {
    let isOver = false;
    const playing = playUntil(server, plays, told, () => isOver);
    await waitForAnswers(told, countAnswers(told) + 12 + ((kill * 7) % 40));
    if (kill % 2 === 1) await killDatabase(stateDir);
    await killServer(server);
    isOver = true;
    await playing;
    server = await recovery.take(() => startKillable(stateDir));
  }
  recovery.tell();

  const heardBefore = told.flat().filter(({ heard }) => heard !== null);
  const unheard = told.filter((round) => round.some(({ heard }) => heard === null));
  for (const round of unheard)
    for (const said of round) {
      await say(server.port, said);
      expect(said.heard).toContain('"ok":true');
    }
  // What was answered is answered so for good.
  for (const said of heardBefore.slice(-100)) {
    const again = { ...said, heard: null };
    await say(server.port, again);
    expect(again.heard).toBe(said.heard);
  }

  await killServer(server);
  const opened = await openDatabase(stateDir);
  const unsound = await findUnsoundBooks(opened.database);
  const { rows: bets } = await sql`select status, payout_minor, count(*)::int as count from bet
    group by 1, 2 order by 1, 2`.execute(opened.database);
  const { rows: held } = await sql<{ free: number; locked: number }>`
    select sum(balance) filter (where kind = 'cash')::bigint as free,
      sum(balance) filter (where kind = 'locked')::bigint as locked
      from account where member_id is not null`.execute(opened.database);
  await opened.close();
  const of = (kind: number) => told.filter((_, at) => (at + 1) % 5 === kind).length;
  expect(unheard.length).toBeGreaterThan(0);
  expect(heardBefore.length).toBeGreaterThan(KILLS * 12);
  expect(unsound).toEqual({ unbalanced: [], wrong: [] });
  // Exactly the rounds that were told, each with its own end.
  expect(bets).toEqual([
    { status: 'settled', payoutMinor: 0, count: of(0) + of(3) },
    { status: 'settled', payoutMinor: 2 * STAKE, count: of(2) },
    { status: 'settled', payoutMinor: 3 * STAKE, count: of(1) },
    { status: 'void', payoutMinor: null, count: of(4) },
  ]);
  const wonMinor = (2 * of(1) + of(2) - of(0) - of(3)) * STAKE;
  expect(held).toEqual([{ free: PLAYERS * FIRST_MONEY_MINOR + wonMinor, locked: 0 }]);
}, 900_000);
