import * as fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorBet, vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import { walletTransfer } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import {
  allowLongWay,
  openPlayer,
  openSlot,
  startPlayFixture,
  takeLongWay,
  VENDOR,
} from '../support/play-fixture.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { type TestPlay, sendAsVendor } from '../support/vendor-messages.ts';

const CONNECTIONS = 32;
const PLAYERS = 4;
const STAKE = openSlot.minimumStakeUnits * 100;
const FIRST_MONEY_MINOR = 20 * STAKE;

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;

beforeAll(async () => {
  // Every posting is counted: the jackpot takes its part at another time.
  fixture = await startPlayFixture({ payments: { walletMode: 'transfer' } }, { jobs: false });
  await allowLongWay(fixture.platform);
});

afterAll(() => fixture.platform.close());

/** One message of a vendor; `who` and `which` are small numbers of its scenario. */
interface Message {
  kind: 'bet' | 'round' | 'win' | 'rollback' | 'transfer';
  who: number;
  which: number;
  /** How often it is sent with one request id, and with how many ids. */
  copies: number;
  ids: number;
}

const message: fc.Arbitrary<Message> = fc.record({
  kind: fc.constantFrom(
    'bet',
    'bet',
    'round',
    'round',
    'round',
    'win',
    'win',
    'rollback',
    'transfer',
  ),
  who: fc.nat(PLAYERS - 1),
  which: fc.nat(9),
  copies: fc.integer({ min: 1, max: 3 }),
  ids: fc.integer({ min: 1, max: 2 }),
});

interface Player {
  member: OpenedMember;
  play: TestPlay;
}

interface Scenario {
  name: string;
  players: Player[];
}

let scenarios = 0;

/** Every second player goes the long way always: no pass is ever kept for them. */
const openScenario = async (): Promise<Scenario> => {
  scenarios += 1;
  const players: Player[] = [];
  for (let at = 0; at < PLAYERS; at += 1)
    players.push(
      await openPlayer(fixture.platform, fixture.merchant, { cashMinor: FIRST_MONEY_MINOR }),
    );
  const long = players.filter((_, at) => at % 2 === 1).map(({ member }) => member.memberId);
  await takeLongWay(fixture.platform, long);
  return { name: `s${scenarios}`, players };
};

/** Sends a message; answers what came back, as text. */
const deliver = async (
  { name, players }: Scenario,
  { kind, who, which }: Message,
  id: number,
): Promise<{ ok: boolean; answer: string }> => {
  const player = players[who];
  if (!player) throw new Error(`there is no player ${who}`);
  const { member, play } = player;
  const { platform } = fixture;
  const { merchant, playerId, sessionToken } = play;
  const transactionId = `${name}-${who}-${which}`;
  const messageId = `${transactionId}-${kind}-${id}`;
  const payoutMinor = which % 3 === 0 ? 0 : which * (STAKE / 4);
  const placed = { requestId: messageId, sessionToken, transactionId, roundId: transactionId };
  const stakeMinor = STAKE + which;
  const named = { requestId: messageId, merchant, playerId, transactionId };
  const send = () => {
    switch (kind) {
      case 'bet':
        return sendAsVendor(platform, VENDOR, vendorBet, { ...placed, stakeMinor });
      case 'round':
        return sendAsVendor(platform, VENDOR, vendorBet, { ...placed, stakeMinor, payoutMinor });
      case 'win':
        return sendAsVendor(platform, VENDOR, vendorWin, { ...named, payoutMinor });
      case 'rollback':
        return sendAsVendor(platform, VENDOR, vendorRollback, named);
      case 'transfer':
      default: {
        const [from = '', to = ''] = which % 2 === 0 ? ['MAIN', VENDOR] : [VENDOR, 'MAIN'];
        const requestId = crypto.randomUUID();
        const amountMinor = 2 * STAKE;
        return platform.call(member, walletTransfer, { requestId, from, to, amountMinor });
      }
    }
  };
  const outcome = await send();
  return { ok: outcome.ok, answer: JSON.stringify(outcome) };
};

const countPostings = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from entry`.execute(
    fixture.platform.database,
  );
  return rows[0]?.count ?? 0;
};

/** What each player must have, free and locked, reckoned from the bets alone. */
const findWrongMoney = async ({ players }: Scenario) => {
  const ids = players.map(({ member }) => member.memberId);
  const { rows } = await sql`
    select m.id from member m cross join lateral (select
        coalesce(sum(a.balance) filter (where a.kind <> 'locked'), 0) as free,
        coalesce(sum(a.balance) filter (where a.kind = 'locked'), 0) as locked
        from account a where a.merchant_id = m.merchant_id and a.member_id = m.id) held
      cross join lateral (select
        coalesce(sum(b.stake_minor) filter (where b.status <> 'void'), 0) as staked,
        coalesce(sum(b.stake_minor) filter (where b.status = 'open'), 0) as open,
        coalesce(sum(b.payout_minor) filter (where b.status = 'settled'), 0) as won
        from bet b where b.merchant_id = m.merchant_id and b.member_id = m.id) played
      where m.id = any(${ids}::bigint[])
        and (held.free <> ${FIRST_MONEY_MINOR}::bigint - played.staked + played.won
          or held.locked <> played.open)`.execute(fixture.platform.database);
  return rows;
};

/** What is counted as play must be what the bets say. */
const findWrongCounts = async ({ players }: Scenario) => {
  const ids = players.map(({ member }) => member.memberId);
  const { rows } = await sql`
    select m.id from member m cross join lateral (select
        coalesce(sum(q.staked_minor), 0) as staked, coalesce(sum(q.bets), 0) as bets,
        coalesce(sum(q.payout_minor), 0) as won
        from play_quarter q where q.member_id = m.id) counted
      cross join lateral (select
        coalesce(sum(b.stake_minor) filter (where b.status <> 'void'), 0) as staked,
        count(*) filter (where b.status = 'settled') as bets,
        coalesce(sum(b.payout_minor) filter (where b.status = 'settled'), 0) as won
        from bet b where b.member_id = m.id) played
      where m.id = any(${ids}::bigint[]) and (counted.staked, counted.bets, counted.won)
        <> (played.staked, played.bets, played.won)`.execute(fixture.platform.database);
  return rows;
};

/** A bet whose rollback was answered stands no more, and never comes back. */
const findRisen = async (names: readonly string[]) => {
  const { rows } = await sql`select transaction_id from bet
    where transaction_id = any(${names}::text[]) and status <> 'void'`.execute(
    fixture.platform.database,
  );
  return rows;
};

test('any order of bet, win, rollback, duplicate and late message leaves the ledger whole', async () => {
  const acknowledged = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { minLength: 40, maxLength: 80 }),
      fc.infiniteStream(fc.nat()),
      async (messages, order) => {
        const scenario = await openScenario();
        const copies = messages.flatMap((given) =>
          Array.from({ length: given.copies * given.ids }, (_, at) => ({
            given,
            id: at % given.ids,
            place: order.next().value ?? 0,
          })),
        );
        const limit = pLimit(CONNECTIONS);

        const answers = await Promise.all(
          copies
            .toSorted((a, b) => a.place - b.place)
            .map((copy) =>
              limit(async () => ({ ...copy, ...(await deliver(scenario, copy.given, copy.id)) })),
            ),
        );

        const taken = answers.filter(({ ok }) => ok);
        for (const { given } of taken)
          acknowledged.set(given.kind, (acknowledged.get(given.kind) ?? 0) + 1);
        expect(await findUnsoundBooks(fixture.platform.database)).toEqual({
          unbalanced: [],
          wrong: [],
        });
        expect(await findWrongMoney(scenario)).toEqual([]);
        expect(await findWrongCounts(scenario)).toEqual([]);
        const voided = taken.filter(({ given }) => given.kind === 'rollback');
        const names = voided.map(({ given }) => `${scenario.name}-${given.who}-${given.which}`);
        expect(await findRisen(names)).toEqual([]);

        // Whatever is said again gets the answer that it got, and moves nothing.
        const before = await countPostings();
        const vendors = answers.filter(({ given }) => given.kind !== 'transfer');
        const again = await Promise.all(
          vendors.map(({ given, id }) => limit(() => deliver(scenario, given, id))),
        );
        expect(again.map(({ answer }) => answer)).toEqual(vendors.map(({ answer }) => answer));
        expect(await countPostings()).toBe(before);
      },
    ),
    { numRuns: inProof(3, 10), seed: proofSeed, endOnFailure: true },
  );
  // Every kind of message did something: a scenario of refusals alone would prove nothing.
  expect([...acknowledged.keys()].toSorted()).toEqual(
    ['bet', 'rollback', 'round', 'transfer', 'win'].toSorted(),
  );
  // Both ways were gone: one posts a round as one transfer, the other as two.
  const { rows } = await sql<{ kind: string }>`select distinct kind from transfer
    where scope = 'bet' order by 1`.execute(fixture.platform.database);
  expect(rows.map(({ kind }) => kind)).toEqual(['bet', 'bet_round', 'bet_settled', 'bet_void']);
});
