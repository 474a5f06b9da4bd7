import { payFor, scatterOf, type SlotTable, wildOf } from './slot-table.ts';

/** A place of the grid: the reel from the left, the row from the top, both from 0. */
export type SlotCell = readonly [reel: number, row: number];

/** One thing that a spin won. */
export interface SlotWin {
  symbol: number;
  /** How many of them. */
  count: number;
  /** Before the spin's multiplier. */
  coins: number;
  cells: readonly SlotCell[];
  /** Which line, from 0; absent where there are none. */
  line?: number;
  /** How many ways, where ways count. */
  ways?: number;
}

/** What lies on the reels, reel by reel from top to bottom. */
export type SlotGrid = readonly (readonly number[])[];

/** What a grid is worth. */
export interface SlotFinding {
  wins: readonly SlotWin[];
  scatters: number;
  /** Of all wins, before the spin's multiplier. */
  coins: number;
}

/** Everything that a grid wins; a symbol's numbers are those of the table. */
export const evaluateGrid = (table: SlotTable, grid: SlotGrid): SlotFinding => {
  const wins =
    table.pays.by === 'lines'
      ? lineWins(table, grid, table.pays)
      : table.pays.by === 'ways'
        ? wayWins(table, grid)
        : anywhereWins(table, grid);
  const scatters = countScatters(table, grid);
  const scatter = scatterOf(table);
  const coins = payFor(table.symbols[scatter], scatters);
  if (coins > 0)
    wins.push({ symbol: scatter, count: scatters, coins, cells: cellsOf(grid, [scatter]) });
  return { wins, scatters, coins: wins.reduce((sum, one) => sum + one.coins, 0) };
};

/** How many scatters lie anywhere. */
export const countScatters = (table: SlotTable, grid: SlotGrid): number => {
  const scatter = scatterOf(table);
  let scatters = 0;
  if (scatter >= 0)
    for (const reel of grid) for (const symbol of reel) if (symbol === scatter) scatters += 1;
  return scatters;
};

/** Where some symbols lie. */
export const cellsOf = (grid: SlotGrid, symbols: readonly number[]): SlotCell[] =>
  grid.flatMap((reel, at) =>
    reel.flatMap((symbol, row): SlotCell[] => (symbols.includes(symbol) ? [[at, row]] : [])),
  );

/** What the best reading of a run of symbols pays, from its first symbol on. */
export const bestRun = (
  table: SlotTable,
  run: readonly number[],
): { symbol: number; count: number; coins: number } => {
  const wild = wildOf(table);
  let wilds = 0;
  while (wilds < run.length && run[wilds] === wild) wilds += 1;
  const allWild = { symbol: wild, count: wilds, coins: payFor(table.symbols[wild], wilds) };
  const symbol = run[wilds];
  if (symbol === undefined || table.symbols[symbol]?.role !== 'plain') return allWild;
  let count = wilds;
  while (count < run.length && (run[count] === symbol || run[count] === wild)) count += 1;
  const coins = payFor(table.symbols[symbol], count);
  return coins >= allWild.coins ? { symbol, count, coins } : allWild;
};

const lineWins = (
  table: SlotTable,
  grid: SlotGrid,
  pays: { lines: readonly (readonly number[])[]; bothWays: boolean },
): SlotWin[] => {
  const wins: SlotWin[] = [];
  for (const [line, rows] of pays.lines.entries()) {
    const run = rows.map((row, reel) => grid[reel]?.[row] ?? -1);
    const best = bestRun(table, run);
    if (best.coins > 0)
      wins.push({ ...best, line, cells: rows.slice(0, best.count).map((row, at) => [at, row]) });
    if (!pays.bothWays) continue;
    const back = bestRun(table, run.toReversed());
    // A line that is full from the left is the same from the right: it pays once.
    if (back.coins > 0 && back.count < rows.length)
      wins.push({
        ...back,
        line,
        cells: rows.map((row, at): SlotCell => [at, row]).slice(rows.length - back.count),
      });
  }
  return wins;
};

const wayWins = (table: SlotTable, grid: SlotGrid): SlotWin[] => {
  const wild = wildOf(table);
  const wins: SlotWin[] = [];
  for (const [symbol, { role }] of table.symbols.entries()) {
    if (role !== 'plain') continue;
    let ways = 1;
    let count = 0;
    for (const reel of grid) {
      let here = 0;
      for (const one of reel) if (one === symbol || one === wild) here += 1;
      if (here === 0) break;
      ways *= here;
      count += 1;
    }
    const coins = count === 0 ? 0 : payFor(table.symbols[symbol], count) * ways;
    if (coins > 0)
      wins.push({
        symbol,
        count,
        ways,
        coins,
        cells: cellsOf(grid.slice(0, count), [symbol, wild]),
      });
  }
  return wins;
};

const anywhereWins = (table: SlotTable, grid: SlotGrid): SlotWin[] => {
  const wild = wildOf(table);
  const counts = table.symbols.map(() => 0);
  for (const reel of grid) for (const one of reel) counts[one] = (counts[one] ?? 0) + 1;
  const wilds = counts[wild] ?? 0;
  const wins: SlotWin[] = [];
  for (const [symbol, { role }] of table.symbols.entries()) {
    if (role !== 'plain') continue;
    const count = (counts[symbol] ?? 0) + wilds;
    const coins = payFor(table.symbols[symbol], count);
    if (coins > 0)
      wins.push({
        symbol,
        count,
        coins,
        cells: cellsOf(grid, [symbol, wild]),
      });
  }
  return wins;
};
