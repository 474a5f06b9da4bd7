import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { storeDir } from '../../base/paths.ts';
import { type Leftover, listLeftovers } from './leftovers.ts';
import { servedCompiles } from './local/served-compiles.ts';
import { listUnits, type StoreUnit } from './store-units.ts';

/** What a collection did, or would do: what `livery store gc --json` prints. */
export interface GarbageResult {
  /** Nothing was removed. */
  dryRun: boolean;
  /** What the store may hold, in bytes. */
  max: number;
  /** What it held, and what it holds now. */
  before: number;
  after: number;
  /** What was removed, the least lately used first; paths relative to the store. */
  removed: { kind: StoreUnit['kind']; name: string; bytes: number }[];
  /** What a killed process left and nothing can use. */
  leftovers: Leftover[];
  /** By how much the store is still too large: sites link to the rest, which frees nothing. */
  over: number;
}

/**
 * Times in the future come from a clock that was wrong: they count as now, and are set to now, so
 * that what bears them grows old like everything else.
 */
const settleTimes = (units: readonly StoreUnit[], now: number, dryRun: boolean): void => {
  for (const unit of units) {
    if (unit.usedMs <= now) continue;
    unit.usedMs = now;
    if (dryRun || unit.isLinked) continue;
    for (const file of unit.files) utimesSync(path.join(storeDir(), file), now / 1000, now / 1000);
  }
};

const byUse = (one: StoreUnit, other: StoreUnit): number =>
  one.usedMs - other.usedMs || (one.name < other.name ? -1 : 1);

/** Whether a unit was made of a compile and is good for nothing without it. */
const isMadeOf = (unit: StoreUnit, compile: StoreUnit): boolean =>
  compile.kind === 'compile' && unit.name.startsWith(`${compile.name}/`);

/**
 * The units to remove.
 *
 * @param idle those that may go, the least lately used first
 * @param bytes how much must go; none when negative
 */
const chooseUnits = (idle: readonly StoreUnit[], bytes: number): StoreUnit[] => {
  const chosen = new Set<StoreUnit>();
  let left = bytes;
  for (const unit of idle) {
    if (left <= 0) break;
    for (const each of unit.kind === 'compile' ? [unit, ...idle] : [unit]) {
      if (chosen.has(each) || (each !== unit && !isMadeOf(each, unit))) continue;
      chosen.add(each);
      left -= each.bytes;
    }
  }
  return [...chosen];
};

/** The file that tells that a unit is whole goes first: killed in the middle, it is none. */
const removeUnit = ({ name, files }: StoreUnit): void => {
  const markers = files.filter((file) => /\/(compile|index)\.json$/.test(file));
  for (const file of [...markers, ...files]) rmSync(path.join(storeDir(), file), { force: true });
  if (files.length > 1) rmSync(path.join(storeDir(), name), { recursive: true, force: true });
};

/**
 * Removes what was used least lately until the store holds no more than it may; never what
 * something links to, and no compile that a process serves from. How long ago something was used decides nothing, only what was used before
 * what: a wrong clock can change the order, but empties no store and fills no disk.
 *
 * Only while no build is running; see `whileStoreIsIdle`.
 *
 * @param max in bytes
 * @param dryRun removes nothing
 */
export const collectGarbage = (
  { max, dryRun }: { max: number; dryRun: boolean },
  now = Date.now(),
): GarbageResult => {
  const leftovers = listLeftovers();
  if (!dryRun) {
    for (const { name } of leftovers) {
      rmSync(path.join(storeDir(), name), { recursive: true, force: true });
    }
  }
  const gone = new Set(leftovers.map(({ name }) => name));
  const units = listUnits().filter(({ name }) => !gone.has(name));
  settleTimes(units, now, dryRun);
  const before = units.reduce((sum, { bytes }) => sum + bytes, 0);
  const served = servedCompiles();
  const idle = units.filter(({ name, isLinked }) => !isLinked && !served.has(name)).toSorted(byUse);
  const removed = chooseUnits(idle, before - max);
  if (!dryRun) removed.forEach(removeUnit);
  const after = removed.reduce((left, { bytes }) => left - bytes, before);
  return {
    dryRun,
    max,
    before,
    after,
    removed: removed.map(({ kind, name, bytes }) => ({ kind, name, bytes })),
    leftovers,
    over: Math.max(0, after - max),
  };
};
