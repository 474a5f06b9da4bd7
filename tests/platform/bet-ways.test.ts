import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletTransfer } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readTraces } from '../support/bet-traces.ts';
import { findUnsoundBooks } from '../support/members.ts';
import {
  allowLongWay,
  openPlayer,
  openSlot,
  startPlayFixture,
  takeLongWay,
  VENDOR,
} from '../support/play-fixture.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { type TestVendor, vendorOf } from '../support/vendor-player.ts';

/*
 * The short way (one function of the database for many bets) and the long one (all rules) share what moves
 * the money. Whatever a vendor says, both must answer and write the same.
 */
const STAKE = openSlot.minimumStakeUnits * 100;

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;
let vendor: TestVendor;

beforeAll(async () => {
  // The jackpot's part is posted at another time.
  fixture = await startPlayFixture({ payments: { walletMode: 'transfer' } }, { jobs: false });
  vendor = vendorOf(fixture.platform, STAKE);
  await allowLongWay(fixture.platform);
});

afterAll(async () => {
  expect(await findUnsoundBooks(fixture.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await fixture.platform.close();
});

/** What happens to a player; `which` is a small number of a bet, and may come again. */
interface Step {
  kind: 'round' | 'bet' | 'win' | 'rollback' | 'turnover' | 'transfer';
  which: number;
  stakeMinor: number;
  /** Of the stake. */
  payoutPercent: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['round', 'round', 'round', 'bet', 'bet', 'win', 'win'] as const),
    ...(['rollback', 'turnover', 'transfer'] as const),
  ),
  which: fc.nat(11),
  stakeMinor: fc.constantFrom(STAKE, STAKE + 1, 3 * STAKE, 7 * STAKE),
  payoutPercent: fc.constantFrom(0, 0, 33, 100, 170, 290),
});

type Player = Awaited<ReturnType<typeof openPlayer>>;

const addTurnover = async ({ member }: Player, requiredMinor: number): Promise<object> => {
  await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
    values (${member.merchantId}, ${member.memberId}, 'deposit', ${crypto.randomUUID()}, 1,
      ${requiredMinor})`.execute(fixture.platform.database);
  return {};
};

const moveToOrFro = ({ member }: Player, { which, stakeMinor }: Step): Promise<object> => {
  const [from = '', to = ''] = which % 2 === 0 ? ['MAIN', VENDOR] : [VENDOR, 'MAIN'];
  const requestId = crypto.randomUUID();
  return fixture.platform.call(member, walletTransfer, {
    requestId,
    from,
    to,
    amountMinor: stakeMinor,
  });
};

const take = (player: Player, name: string, given: Step): Promise<object> => {
  const { kind, which, stakeMinor, payoutPercent } = given;
  const transactionId = `${name}-${which}`;
  const payoutMinor = Math.floor((stakeMinor * payoutPercent) / 100);
  const bet = { transactionId, roundId: transactionId, stakeMinor, pick: `pick ${which}` };
  switch (kind) {
    case 'round':
      return vendor.bet(player.play, { ...bet, payoutMinor });
    case 'bet':
      return vendor.bet(player.play, { ...bet, odds: 1 + which / 4 });
    case 'win':
      return vendor.win(player.play, transactionId, payoutMinor);
    case 'rollback':
      return vendor.rollback(player.play, transactionId);
    case 'turnover':
      return addTurnover(player, stakeMinor + which);
    case 'transfer':
    default:
      return moveToOrFro(player, given);
  }
};

let scenarios = 0;

/** Plays a whole life in one way; answers what was answered and what is left behind of it. */
const play = async (way: 'short' | 'long', steps: readonly Step[]) => {
  const player = await openPlayer(fixture.platform, fixture.merchant, { cashMinor: 15 * STAKE });
  const { memberId } = player.member;
  if (way === 'long') await takeLongWay(fixture.platform, [memberId]);
  const name = `${way}${scenarios}`;
  const answers = [];
  for (const given of steps) answers.push(await take(player, name, given));
  const traces = await readTraces(fixture.platform.database, memberId);
  // Numbers and names are each way's own.
  const text = JSON.stringify({ answers, traces })
    .replaceAll(name, 'bet')
    .replaceAll(/"(betId|transferId)":"?\d+"?/g, '"$1":0');
  return JSON.parse(text) as unknown;
};

test('both ways answer the same and leave the same behind, whatever comes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      scenarios += 1;

      const [short, long] = await Promise.all([play('short', steps), play('long', steps)]);

      expect(short).toEqual(long);
    }),
    { numRuns: inProof(4, 25), seed: proofSeed, endOnFailure: true },
  );

  const { rows } = await sql<{ kind: string; ways: string[] }>`
    select t.kind, array_agg(distinct named.way order by named.way) as ways
      from transfer t
      cross join lateral (select substring(t.ref from ':(short|long)') as way) named
      where t.scope = 'bet' group by 1 order by 1`.execute(fixture.platform.database);
  expect(rows).toEqual([
    { kind: 'bet', ways: ['long', 'short'] },
    { kind: 'bet_round', ways: ['short'] },
    { kind: 'bet_settled', ways: ['long', 'short'] },
    { kind: 'bet_void', ways: ['long', 'short'] },
  ]);
});
