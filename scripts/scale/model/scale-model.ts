import { parseArgs } from 'node:util';
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
const optionOf = Object.fromEntries(
  Object.values(assumptions).map(({ option }) => [option, { type: 'string' as const }]),
);

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const readNumber = (option: string, text: string): number => {
  const value = Number(text);
  return value > 0 && Number.isFinite(value)
    ? value
    : fail(`--${option} is ${JSON.stringify(text)}. Write a number above 0.`);
};

const read = () => {
  try {
    return parseArgs({
      options: {
        ...optionOf,
        brands: { type: 'string' },
        cells: { type: 'string' },
        json: { type: 'boolean' },
      },
    }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    return fail((error as Error).message);
  }
};

const values = read();

const listOf = (option: string, usual: readonly number[]): readonly number[] => {
  const text = values[option];
  if (typeof text !== 'string') return usual;
  return text.split(',').map((each) => Math.ceil(readNumber(option, each)));
};

const given = Object.fromEntries(
  Object.entries(assumptions).flatMap(([name, { option }]) => {
    const text = values[option];
    return typeof text === 'string' ? [[name, readNumber(option, text)]] : [];
  }),
) as Partial<Record<AssumptionName, number>>;

const assumed = assume(given);
const brands = listOf('brands', usualBrands);
const needs = needsOf(sizesOf(brands, listOf('cells', usualCells)), assumed);
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

if (values['json'])
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
