import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Checkup, fail, ok } from './checkup.ts';

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; link?: boolean }>;
}

const readLock = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8')) as Lock;

/** Compares what is installed with what the lock asks for. */
export const checkPackages = (root: string): Checkup => {
  const remedy = 'Run `npm ci`.';
  let installed: Lock;
  try {
    installed = readLock(path.join(root, 'node_modules', '.package-lock.json'));
  } catch {
    return fail('packages', 'The packages are not installed.', remedy);
  }
  const wanted = readLock(path.join(root, 'package-lock.json')).packages;
  const wrong = Object.entries(wanted).flatMap(([place, { version, optional, link }]) => {
    const found = installed.packages[place]?.version;
    // What is optional may be for another machine.
    if (place === '' || link || found === version || (optional && !found)) return [];
    return [`${place.replace(/^.*node_modules\//, '')} ${found ?? 'missing'}, not ${version}`];
  });
  const count = Object.keys(wanted).length - 1;
  if (wrong.length === 0) return ok('packages', `${count} packages as locked.`);
  const shown = wrong.slice(0, 3).join('; ') + (wrong.length > 3 ? '; …' : '');
  return fail('packages', `${wrong.length} packages are not as locked: ${shown}.`, remedy);
};
