import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadStateHead, removeState } from '../state/state.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome, storeDir } from '../../base/paths.ts';
import { storeLimit } from './store-size.ts';
import { whileStoreIsIdle } from './local/using-store.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;

/** Forgets the builds into folders that are gone. */
const sweepStates = (): void => {
  const home = liveryHome();
  for (const name of readdirSync(home).filter((each) => /^state-\w+\.json$/.test(each))) {
    const file = path.join(home, name);
    if (!existsSync(loadStateHead(file)?.outDir ?? '')) removeState(file);
  }
};

/** Forgets kept checks that were not written for a month: they can be made again. */
const sweepChecks = (now: number): void => {
  const home = liveryHome();
  for (const name of readdirSync(home).filter((each) => /^checks-\w+$/.test(each))) {
    const folder = path.join(home, name);
    if (now - statSync(folder).mtimeMs > MONTH_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Keeps the store within its limit, at most once a day and not while another build is running; see
 * `collectGarbage`. A new store is looked at a day later; one that was swept in the future, by a
 * clock that was wrong, at once.
 *
 * @throws {UsageError} when LIVERY_STORE_MAX is no size
 */
export const sweepStore = async (now = Date.now()): Promise<void> => {
  const marker = path.join(storeDir(), 'swept');
  const sweptMs = statSync(marker, { throwIfNoEntry: false })?.mtimeMs;
  if (sweptMs === undefined) writeWhole(marker, '');
  if (sweptMs === undefined || Math.abs(now - sweptMs) < DAY_MS) return;
  const { collectGarbage } = await import('./collect-garbage.ts');
  await whileStoreIsIdle(
    () => {
      sweepStates();
      sweepChecks(now);
      collectGarbage({ max: storeLimit(), dryRun: false });
      writeWhole(marker, '');
    },
    () => {},
  );
};
