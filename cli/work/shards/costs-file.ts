import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../base/files/write-whole.ts';
import { InputError } from '../../base/terminal/errors.ts';

/** Brand → what its site takes to build, in milliseconds. */
export type Costs = Record<string, number>;

/** Where the costs of a fleet stand unless told otherwise: beside its folder of merchants. */
export const defaultCostsFile = (merchantsDir: string): string =>
  path.join(path.dirname(merchantsDir), 'build-costs.json');

const isCosts = (value: unknown): value is Costs =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((cost) => Number.isInteger(cost) && cost > 0);

/**
 * Reads what the brands cost.
 *
 * @param given the file that was asked for; it must exist, the usual one need not
 * @throws {InputError} when the file is missing or holds something else than whole milliseconds
 */
export const loadCosts = (merchantsDir: string, given?: string): Costs => {
  const file = given ?? defaultCostsFile(merchantsDir);
  if (given === undefined && !existsSync(file)) return {};
  let costs: unknown;
  try {
    ({ costs } = JSON.parse(readFileSync(file, 'utf8')) as { costs?: unknown });
  } catch (error) {
    throw new InputError(`the costs in ${file} cannot be read: ${(error as Error).message}`);
  }
  if (isCosts(costs)) return costs;
  throw new InputError(`${file} must hold "costs": a brand’s code → whole milliseconds above 0.`);
};

/** A power of two, from 1 ms on: coarse, so that the same machine gives the same class. */
const classOf = (milliseconds: number): number =>
  2 ** Math.max(0, Math.round(Math.log2(Math.max(milliseconds, 1))));

/**
 * What is known after a build. A cost changes only when it has left its class by more than a factor
 * of two: otherwise the file would differ after each build.
 *
 * @param measured milliseconds by code, of the brands that were built
 * @param all every code of the fleet; who is gone is forgotten
 */
export const mergeCosts = (known: Costs, measured: Costs, all: readonly string[]): Costs => {
  const before = new Map(Object.entries(known));
  const now = new Map(Object.entries(measured));
  return Object.fromEntries(
    all.toSorted().flatMap((code) => {
      const [old, took] = [before.get(code), now.get(code)];
      if (took === undefined) return old === undefined ? [] : [[code, old] as const];
      const isNear = old !== undefined && took >= old / 2 && took <= old * 2;
      return [[code, isNear ? old : classOf(took)] as const];
    }),
  );
};

/** Writes the costs, sorted by code, one line each: the file belongs into version control. */
export const writeCosts = (file: string, costs: Costs): void =>
  writeWhole(file, `${JSON.stringify({ version: 1, costs }, null, 2)}\n`);
