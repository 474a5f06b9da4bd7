import { expect, test } from 'vitest';
import { bestRun, evaluateGrid, type SlotGrid } from './evaluate-grid.ts';
import { gridAt, playSlot, readSpin, slotPayoutMinor } from './play-slot.ts';
import { isJackpot, JACKPOT_STAKES_MINOR } from './slot-jackpot.ts';
import { payFor, type SlotTable, wildOf } from './slot-table.ts';
import { slotTableNamed, slotTables } from './tables/slot-tables.ts';
import { slotView } from './slot-view.ts';
import { slotFrom } from './written-slot.ts';

const symbolOf = (table: SlotTable, letter: string): number =>
  table.symbols.findIndex((one) => one.letter === letter);

/** Rows of letters, as a person sees the grid, turned into reels. */
const gridFrom = (table: SlotTable, ...rows: readonly string[]): SlotGrid =>
  Array.from(rows[0] ?? '', (_, reel) => rows.map((row) => symbolOf(table, row[reel] ?? '')));

test('a line counts from the first reel, wilds standing for what they stand beside', () => {
  const table = slotTableNamed('lanterns');
  const { wins } = evaluateGrid(table, gridFrom(table, 'BCDEF', 'AWAGH', 'CDEFG'));
  const middle = wins.filter(({ line }) => line === 0);

  expect(middle).toEqual([
    {
      symbol: symbolOf(table, 'A'),
      count: 3,
      coins: 100,
      line: 0,
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    },
  ]);
});

test('a line that does not begin on the first reel pays nothing', () => {
  const table = slotTableNamed('lanterns');

  expect(evaluateGrid(table, gridFrom(table, 'BCDEF', 'BAAAA', 'CDEFG')).wins).toEqual([]);
});

test('a run of wilds is read as whatever pays more', () => {
  const table = slotTableNamed('vault');
  const [wild, cheap] = [wildOf(table), symbolOf(table, 'I')];

  expect(bestRun(table, [wild, wild, wild, wild, wild])).toMatchObject({
    symbol: wild,
    coins: 5000,
  });
  expect(bestRun(table, [wild, wild, wild, wild, cheap])).toMatchObject({
    symbol: cheap,
    count: 5,
  });
});

test('ways multiply what lies on each reel', () => {
  const table = slotTableNamed('tides');
  const { wins } = evaluateGrid(table, gridFrom(table, 'AABCD', 'AWCDE', 'BCAEF'));

  // Two on the first reel, two with the wild, one on the third.
  expect(wins.find(({ symbol }) => symbol === symbolOf(table, 'A'))).toMatchObject({
    count: 3,
    ways: 4,
    coins: 200,
  });
});

test('lines that pay from both ends pay a full line once', () => {
  const table = slotTableNamed('mirror');
  const full = evaluateGrid(table, gridFrom(table, 'BCDEF', 'AAAAA', 'CDEFG'));
  const back = evaluateGrid(table, gridFrom(table, 'BCDEF', 'BCAAA', 'CDEFG'));

  expect(full.wins.filter(({ line }) => line === 0)).toHaveLength(1);
  expect(back.wins.find(({ line }) => line === 0)?.cells).toEqual([
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
});

test('a wild fills its reel where wilds expand', () => {
  const table = slotTableNamed('mirror');
  const strips = [
    [symbolOf(table, 'A')],
    [wildOf(table), symbolOf(table, 'B'), symbolOf(table, 'C')],
  ];

  expect(gridAt(table, strips, [0, 2])[1]).toEqual([wildOf(table), wildOf(table), wildOf(table)]);
});

test('anywhere means anywhere: enough of a kind win wherever they lie', () => {
  const table = slotTableNamed('storm');
  const grid = gridFrom(table, 'AAAADD', 'AAAABB', 'CCDDEE', 'FFGGBB', 'CDEFGG');

  expect(evaluateGrid(table, grid).wins).toMatchObject([
    { symbol: symbolOf(table, 'A'), count: 8, coins: payFor(table.symbols[1], 8) },
  ]);
});

test('the stake is turned into coins once for the whole round, rounded down', () => {
  const table = slotTableNamed('lanterns');
  const round = { spins: [{ stops: [0, 0, 0, 0, 0], multiplier: 1, isFree: false }] };
  const { paidCoins } = slotView(table, round, false);

  for (const stakeMinor of [1, 24, 25, 99, 100, 12_345])
    expect(slotPayoutMinor(table, round, stakeMinor)).toBe(
      Math.floor((stakeMinor * paidCoins) / 25),
    );
});

test('a round plays every free spin that it was given, and never more than the most', () => {
  for (const table of slotTables) {
    const { freeSpins } = table;
    if (!freeSpins) continue;
    // Nothing but scatters: every spin brings as many more as there can be.
    const strips = table.reels.strips.map(() => [symbolOf(table, 'S')]);
    const all: SlotTable = {
      ...table,
      reels: { ...table.reels, strips },
      freeSpins: { ...freeSpins, reels: { ...freeSpins.reels, strips } },
    };
    const view = slotView(
      all,
      playSlot(all, () => 0),
      false,
    );
    const first = freeSpins.awards.at(-1) ?? 0;

    expect(view.spins).toHaveLength(1 + (freeSpins.retriggers ? freeSpins.atMost : first));
    expect(view.spins.length).toBe(1 + view.spins.reduce((sum, { awarded }) => sum + awarded, 0));
    expect(view.spins.map(({ isFree }) => isFree).indexOf(true)).toBe(1);
  }
});

test('no free spin comes without enough scatters', () => {
  const table = slotTableNamed('lanterns');
  const none = table.reels.strips.map((strip) =>
    [...strip.keys()].findIndex((stop) =>
      [0, 1, 2].every((row) => strip[(stop + row) % strip.length] !== symbolOf(table, 'S')),
    ),
  );

  expect(readSpin(table, { stops: none, multiplier: 1, isFree: false }).awarded).toBe(0);
});

test('twice the stake has twice the chance of the pool', () => {
  // The second number decides; the first is always the lucky one here.
  const luckyAt = (second: number) => (stakeMinor: number) =>
    isJackpot(stakeMinor, (bound) => (bound === 50_000 ? 0 : second));

  expect(luckyAt(99)(100)).toBe(true);
  expect(luckyAt(100)(100)).toBe(false);
  expect(luckyAt(199)(200)).toBe(true);
  expect(isJackpot(1_000_000, (bound) => (bound === 50_000 ? 1 : 0))).toBe(false);
  // 50,000 first numbers, ten million second ones: one in as many as there are minor units.
  expect(JACKPOT_STAKES_MINOR).toBe(50_000 * 10_000_000);
});

test('a strip with a letter that is no symbol is a fault of ours', () => {
  const wrong = { variant: 'x', volatility: 1, rows: 1, coins: 1, pays: { by: 'ways' as const } };

  expect(() => slotFrom({ ...wrong, symbols: { A: {} }, reels: { strips: ['AB'] } })).toThrow('B');
});
