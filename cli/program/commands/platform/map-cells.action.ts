import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCells } from '#platform/app/cells/cells.ts';
import { readBrandsElsewhere } from '#platform/app/cells/where-brands-are.ts';
import { endWithin, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine, tint } from '../../../base/terminal/print.ts';
import {
  type CellUpstreams,
  readCellsMap,
  renderCellsMap,
} from '../../../work/hosting/cells-map.ts';
import { runThen } from '../../serving/run-then.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { askForFirst, ENDS_WITHIN_MS, withCells, withFirstCell } from './open-cells.ts';

interface Options extends JsonOption {
  file: string;
  at: CellUpstreams;
  then?: string;
  every?: number;
}

/** What `cells map --json` prints. */
export interface MapReport {
  file: string;
  /** How many brands are not in the first cell. */
  brands: number;
  /** Whether the file was written: it said something else before. */
  changed: boolean;
  /** Cells that could not be asked: their brands stay where the file had them. */
  faults: string[];
}

/** Asks all cells, and writes where their brands are if that is news. */
const mapOnce = ({ file, at }: Options): Promise<MapReport> =>
  withFirstCell(async (first) => {
    const others = (await readCells(first.pool)).filter(
      ({ addressIn }) => addressIn !== 'DATABASE_URL',
    );
    for (const { name } of others)
      if (!at.has(name))
        throw new InputError(
          `Where do the servers of the cell ${name} answer? Say --at ${name}=<host:port,…>.`,
        );
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return withCells(others, async (cells, faults) => {
      const brands = new Map<string, string>();
      const asked = new Set(cells.map(({ name }) => name));
      for (const [code, cell] of readCellsMap(before, at))
        if (!asked.has(cell)) brands.set(code, cell);
      for (const [code, cell] of await readBrandsElsewhere(cells)) brands.set(code, cell);
      const text = renderCellsMap(at, brands);
      const changed = text !== before;
      if (changed) writeWhole(file, text);
      return { file, brands: brands.size, changed, faults };
    });
  });

/** @param isDue whether the command runs even if the file says what it said before */
const mapAndTell = async (options: Options, isDue: boolean) => {
  const report = await mapOnce(options);
  if (!report.changed && !isDue) return { ...report, isTold: true };
  const fault = await runThen(options.then, []);
  if (fault === '') return { ...report, isTold: true };
  return { ...report, isTold: false, faults: [...report.faults, `--then: ${fault}`] };
};

const follow = async (options: Options, seconds: number): Promise<void> => {
  askForFirst();
  const ended = new AbortController();
  let said = '';
  let isDue = true;
  const work = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      try {
        const { brands, changed, faults, isTold } = await mapAndTell(options, isDue);
        isDue = !isTold;
        if (changed)
          printLine(`${options.file}: ${brands} brands are in other cells than the first.`);
        const fault = faults.join(' ');
        if (fault !== said && fault !== '') printLine(`${tint('yellow', 'as it was')}: ${fault}`);
        said = fault;
      } catch (error) {
        printLine(error instanceof Error ? error.message : String(error));
      }
      await wait(seconds * 1000, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  printLine(`The map is looked at every ${seconds} s. Press Ctrl-C to stop.`);
  const stopped = untilStopped();
  const working = work();
  await stopped;
  ended.abort();
  await endWithin(working, ENDS_WITHIN_MS);
};

/**
 * Writes which cell has each brand, for nginx.
 *
 * @throws {InputError} when nothing is said of where a cell answers, or a cell cannot be asked
 */
export const run = async (given: Options): Promise<void> => {
  const options = { ...given, file: path.resolve(given.file) };
  if (options.every !== undefined) {
    await follow(options, options.every);
    return;
  }
  const { isTold: _isTold, ...report } = await mapAndTell(options, true);
  if (options.json) printJson(report);
  else
    printLine(
      `${report.file}: ${report.brands} brands are in other cells than the first${report.changed ? '' : ', as before'}.`,
    );
  if (report.faults.length > 0) throw new InputError(report.faults.join('\n'));
};
