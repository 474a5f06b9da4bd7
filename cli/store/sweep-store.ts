import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../files/walk-files.ts';
import { writeWhole } from '../files/write-whole.ts';
import { liveryHome, storeDir } from '../paths.ts';
import { loadState } from '../fleet/state.ts';

const DAY_MS = 86_400_000;

const ageMs = (file: string): number =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);

const sweepFiles = (folder: string, isIdle: (file: string) => boolean): void => {
  for (const name of walkFiles(folder)) {
    const file = path.join(folder, name);
    if (isIdle(file)) rmSync(file, { force: true });
  }
};

/** Forgets the builds into folders that are gone. */
const sweepStates = (): void => {
  const home = liveryHome();
  for (const name of readdirSync(home).filter((each) => /^state-\w+\.json$/.test(each))) {
    const file = path.join(home, name);
    if (!existsSync(loadState(file).outDir)) rmSync(file, { force: true });
  }
};

/**
 * Removes from the store what no site links to any more and what was rendered long ago; all of it
 * can be made again. Looks at most once a day.
 */
export const sweepStore = (): void => {
  const store = storeDir();
  const marker = path.join(store, 'swept');
  if (ageMs(marker) < DAY_MS) return;
  writeWhole(marker, '');
  sweepStates();
  sweepFiles(path.join(store, 'blobs'), (file) => {
    return statSync(file).nlink === 1 && ageMs(file) > DAY_MS;
  });
  for (const name of readdirSync(store).filter((each) => /^[0-9a-f]{16}$/.test(each))) {
    sweepFiles(path.join(store, name, 'renders'), (file) => ageMs(file) > 7 * DAY_MS);
  }
  const icons = path.join(store, 'icons');
  for (const folder of new Set(walkFiles(icons).map((name) => path.dirname(name)))) {
    const files = walkFiles(path.join(icons, folder)).map((name) => path.join(icons, folder, name));
    const isIdle = files.every((file) => statSync(file).nlink === 1 && ageMs(file) > DAY_MS);
    if (isIdle) rmSync(path.join(icons, folder), { recursive: true, force: true });
  }
};
