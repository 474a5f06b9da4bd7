import { expect, test } from 'vitest';
import { type Saturday, withSaturday } from '../../scripts/scale/saturday/run-saturday.ts';
import { CELL_SETTINGS } from '../../scripts/bench/platform/cell-cluster.ts';

/** An evening of twenty seconds, one brand in each cell. */
const SHORT = {
  durationMs: 20_000,
  seed: 4,
  betsPerSecond: 12,
  brandsOfCell: 1,
  idleMs: 1000,
  betsAlone: 3,
  settings: [...CELL_SETTINGS, 'fsync=off'],
  say: () => {},
};

const sumOf = (
  { figures }: Saturday,
  count: (phase: Saturday['figures']['phases'][number]) => number,
) => figures.phases.reduce((sum, phase) => sum + count(phase), 0);

const doneOf = (saturday: Saturday, act: string): number =>
  sumOf(saturday, ({ acts }) => acts.find((each) => each.act === act)?.done ?? 0);

/** Spoils the rows of the first cell: a bet is lost, another has no outcome, a balance is off, a jackpot was won again. */
const plant = async ({ world }: Saturday): Promise<void> => {
  const [cell] = world.cells;
  const brand = cell?.brands[0]?.merchantId;
  const oneBet = (order: string) =>
    `(select id from bet where merchant_id = $1 and status = 'settled' order by id ${order} limit 1)`;
  for (const statement of [
    `update bet set transaction_id = 'another' where merchant_id = $1 and id = ${oneBet('asc')}`,
    `update bet set status = 'open', settled_at = null, payout_minor = null
      where merchant_id = $1 and id = ${oneBet('desc')}`,
    `update account set balance = balance + 1 where merchant_id = $1 and id = (select id from account
      where merchant_id = $1 and kind = 'cash' and tracked order by id limit 1)`,
    `insert into jackpot_win (merchant_id, win_key, member_id, amount_minor, currency, transfer_id)
      select merchant_id, 'again', member_id, amount_minor, currency, transfer_id from jackpot_win
      where merchant_id = $1`,
  ])
    await cell?.owner.pool.query(statement, [brand]);
};

test('a Saturday evening at two cells: all that was planned is asked, nothing acknowledged is lost, the jackpots are paid once, and what is wrong in the rows is found', async () => {
  await withSaturday(SHORT, async (saturday) => {
    const { figures, world, books } = saturday;
    const planned = sumOf(saturday, ({ askedBets }) => askedBets);
    const refused = books.reduce((sum, book) => sum + book.refused.size, 0);
    const bets = books.map((book) => book.bets.size);
    const { evening, alone } = figures.cost;

    expect(figures.faults).toEqual([]);
    expect(world.cells.map(({ brands }) => brands.length)).toEqual([1, 1]);
    expect(Math.min(...bets)).toBeGreaterThan(0);
    expect(doneOf(saturday, 'bet')).toBe(evening.bets);
    // At most ten at each brand: what each bets first is not measured.
    const seats = world.brands.reduce((sum, { guests }) => sum + Math.min(10, guests.length), 0);
    expect(alone.bets).toBe(seats * 3);
    expect(bets.reduce((sum, count) => sum + count, 0)).toBe(evening.bets + seats * 4);
    expect(doneOf(saturday, 'bet') + refused).toBe(planned);
    expect(refused).toBe(0);
    expect(doneOf(saturday, 'launch')).toBe(figures.visits);
    expect(doneOf(saturday, 'settlement')).toBeGreaterThan(0);
    expect(doneOf(saturday, 'deposit')).toBeGreaterThan(0);
    expect(doneOf(saturday, 'withdrawal')).toBeGreaterThan(0);
    expect(books.map(({ claims }) => claims.length)).toEqual([3, 3]);
    for (const { ratio } of [evening, alone]) expect(Number.isFinite(ratio)).toBe(true);

    await plant(saturday);
    const found = (await saturday.prove()).join('\n');

    for (const fault of [
      '1 bets acknowledged and lost',
      '1 bets of which nobody was told',
      '1 bets with another stake or outcome than was said',
      '1 stakes without an outcome',
      'the jackpot was won 2 times and paid 1 times',
      'its entries say',
    ])
      expect(found).toContain(fault);
  });
}, 900_000);
