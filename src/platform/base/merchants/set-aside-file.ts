import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SetAside } from './set-aside.ts';

/** In the state folder: what `livery list` reads without the platform. */
const FILE = 'set-aside.json';

/** Writes down which brands a platform has set aside; no file means none. */
export const writeSetAside = async (
  stateDir: string,
  brands: readonly SetAside[],
): Promise<void> => {
  const file = path.join(stateDir, FILE);
  if (brands.length === 0) return rm(file, { force: true });
  await mkdir(stateDir, { recursive: true });
  await writeFile(file, `${JSON.stringify({ brands }, null, 2)}\n`);
};

/** The brands that the platform of this state folder has set aside, as it started last. */
export const readSetAside = (stateDir: string): SetAside[] => {
  try {
    const text = readFileSync(path.join(stateDir, FILE), 'utf8');
    return (JSON.parse(text) as { brands: SetAside[] }).brands;
  } catch {
    return [];
  }
};
