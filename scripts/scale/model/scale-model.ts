import type {
  OptionValues,
  Script,
  ScriptOption,
  ScriptOptions,
} from '../../base/parse-options.ts';
import { readOptions } from '../../base/read-options.ts';
import { type AssumptionName, assumptions, costs, tables } from './costs.ts';
import {
  assume,
  fewestCellsOf,
  heads,
  lineOf,
  needsOf,
  sizesOf,
  usualBrands,
  usualCells,
} from './table.ts';

/*
 * npm run scale:model [-- --brands 10000,100000] [--cells 1,10] [--bets-per-brand N] [--json] …: what so many brands in
 * so many cells need, from the costs that stand in costs.ts. Every assumption is an option.
 */
const ABOVE_ZERO = 0.000_001;

const ofAssumptions = Object.fromEntries(
  Object.values(assumptions).map(({ option, what, unit, value }): [string, ScriptOption] => [
    option,
    { kind: 'number', usual: value, least: ABOVE_ZERO, isBroken: true, says: `${what} (${unit}).` },
  ]),
);

const script = {
  command: 'npm run scale:model',
  does: 'What so many brands in so many cells need, from measured costs and assumptions.',
  options: {
    brands: { kind: 'numbers', usual: usualBrands, says: 'Brands.' },
    cells: { kind: 'numbers', usual: usualCells, says: 'Cells that they are spread over.' },
    json: { kind: 'flag', says: 'The tables as JSON.' },
  },
} as const satisfies Script<ScriptOptions>;
const values = readOptions({ ...script, options: { ...ofAssumptions, ...script.options } });
const { brands, cells, json } = values as OptionValues<typeof script.options>;

const given = Object.fromEntries(
  Object.entries(assumptions).map(([name, { option }]) => [
    name,
    (values as Record<string, unknown>)[option],
  ]),
) as Partial<Record<AssumptionName, number>>;

const assumed = assume(given);
const needs = needsOf(sizesOf(brands, cells), assumed);
const fewest = fewestCellsOf(brands, assumed);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const printTable = (rows: readonly (readonly string[])[]): void => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of rows)
    say(
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
};

if (json)
  say(JSON.stringify({ measured: costs, tables, assumed, needs, fewestCells: fewest }, null, 2));
else {
  printTable([heads, ...needs.map(lineOf)]);
  say('');
  for (const each of fewest)
    say(`${each.brands} brands fit into ${each.cells ?? 'no number of'} cells and more.`);
  say('\nMeasured (scripts/scale/model/costs.ts):');
  for (const { what, value, unit, command, on } of Object.values(costs))
    say(`  ${value} ${unit}: ${what} (${command}, ${on})`);
  say('\nAssumed, each an option:');
  for (const [name, { what, unit, option }] of Object.entries(assumptions))
    say(`  --${option} ${assumed[name as AssumptionName]} ${unit}: ${what}`);
}
