import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';

const world = useVendorFixture();
/** May write what no function of the server would. */
let owner: Connection;
/** A bet that is open, and one that is settled, by their transactions. */
const open = randomUUID();
const settled = randomUUID();

beforeAll(async () => {
  owner = await connect(world.fixture.platform.databaseUrl, { connections: 1 });
  const player = await world.newPlayer();
  for (const transactionId of [open, settled])
    expect(await world.vendor.bet(player.play, { transactionId })).toMatchObject({ ok: true });
  expect((await world.vendor.win(player.play, settled, 2 * STAKE)).ok).toBe(true);
});

afterAll(() => owner.close());

/** Each breaks one rule of a bet that keeps to all. */
const BROKEN: readonly (readonly [what: string, of: string, change: string])[] = [
  ['a stake of nothing', open, 'stake_minor = 0, valid_minor = 0'],
  ['a stake below zero', open, 'stake_minor = -1, valid_minor = -1, bonus_stake_minor = -1'],
  ['a stake above the ceiling', open, 'stake_minor = 100000000000001'],
  ['a payout above the ceiling', settled, 'payout_minor = 100000000000001'],
  ['a payout below zero', settled, 'payout_minor = -1'],
  ['more bonus than stake', open, 'bonus_stake_minor = stake_minor + 1'],
  ['bonus below zero', open, 'bonus_stake_minor = -1'],
  ['a valid bet above the stake', settled, 'valid_minor = stake_minor + 1'],
  ['a valid bet below zero', settled, 'valid_minor = -1'],
  ['a payout of bonus below zero', settled, 'bonus_payout_minor = -1'],
  ['a kept payout below zero', settled, 'kept_payout_minor = -1'],
  ['less than nothing counted', settled, 'counted_minor = -1'],
  ['odds below one', open, 'odds = 0.999'],
  ['an open bet with an end', open, 'settled_at = now()'],
  ['an open bet that was taken back', open, 'voided_at = now()'],
  ['a settled bet without an end', settled, 'settled_at = null'],
  ['a settled bet without a payout', settled, 'payout_minor = null'],
  ['a status that is none', open, `status = 'lost'`],
  ['a purse that is none', open, `purse = 'bonus'`],
  ['a pick of 201 characters', open, `pick = repeat('x', 201)`],
];

const refusal = { code: '23514', constraint: 'bet_row', table: 'bet' };

test.for(BROKEN)('no bet gets %s', async ([, of, change]) => {
  const update = owner.pool.query(`update bet set ${change} where transaction_id = $1`, [of]);

  await expect(update).rejects.toMatchObject(refusal);
});

test('none is written like that either, in a month that is there and in one that is not', async () => {
  const write = (payout: number, id: string) =>
    owner.pool.query(
      `insert into bet (merchant_id, id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor,
          transfer_id, status, payout_minor, settled_at)
        select merchant_id, ${id}, member_id, vendor_code, $2, game_type, currency, stake_minor, transfer_id,
          'settled', $3, now() from bet where transaction_id = $1`,
      [open, randomUUID(), payout],
    );

  for (const id of ['bet_number()', `number_of_month('1999-05-01Z') + 1`]) {
    await expect(write(-1, id)).rejects.toMatchObject(refusal);
    expect((await write(0, id)).rowCount).toBe(1);
  }
});

test('whoever breaks a rule reads which numbers did', async () => {
  const update = owner.pool.query('update bet set odds = 0.5 where transaction_id = $1', [open]);

  await expect(update).rejects.toMatchObject({
    message: expect.stringMatching(/^the bet \d+ of merchant \d+ would break a rule of its row/),
    detail: expect.stringContaining(`stake ${STAKE}, of it bonus 0, odds 0.500`),
  });
});

test('no check constraint is left, in no partition', async () => {
  const { rows } = await owner.pool.query(
    `select distinct c.conname from pg_constraint c where c.contype = 'c'
      and (c.conrelid = 'bet'::regclass or c.conrelid in (select inhrelid from pg_inherits where inhparent = 'bet'::regclass))
      order by 1`,
  );

  expect(rows).toEqual([]);
});

/** As play-columns.ts says for the types of the table. */
test.for([
  [open, { status: ['open'], purse: ['cash', 'vendor'] }],
  [settled, { status: ['settled', 'void'], purse: ['cash', 'vendor'] }],
] as const)('each value that the types name can be written', async ([of, lists]) => {
  const written: unknown[] = [];
  await owner.pool.query('begin');
  for (const [column, values] of Object.entries(lists))
    for (const value of values) {
      const change = `update bet set ${column} = $2 where transaction_id = $1 returning ${column} as value`;
      written.push((await owner.pool.query(change, [of, value])).rows);
    }
  await owner.pool.query('rollback');

  expect(written).toEqual(
    Object.values(lists)
      .flat()
      .map((value) => [{ value }]),
  );
});
