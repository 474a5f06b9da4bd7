import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseReleaseId, RELEASES } from '../../build/release/release-paths.ts';
import { TRIALS } from '#platform/base/sites/visitor-lots.ts';
import type { Trial } from './publishing.ts';

/*
 * `.canary/<code>/<lot>` leads to the release that visitors of that lot (two hexadecimal digits) see;
 * `before` leads to the release that a brand on trial had.
 */

/** So many lots there are: two hexadecimal digits. */
export const LOTS = 256;

const trialFolder = (dir: string, code: string): string => path.join(dir, TRIALS, code);

/** The lots that see a release on trial: the first ones, so that a larger share keeps the smaller. */
export const lotNames = (lots: number): string[] =>
  Array.from({ length: lots }, (_, at) => at.toString(16).padStart(2, '0'));

const leadsTo = (link: string): string => {
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return '';
  return parseReleaseId(path.basename(readlinkSync(link)))?.id ?? '';
};

/** The trial of a brand; `undefined` when it has none. */
export const readTrial = (dir: string, code: string): Trial | undefined => {
  const folder = trialFolder(dir, code);
  // A file there is nobody's trial.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const release = leadsTo(path.join(folder, '00'));
  if (release === '') return { kind: 'brands', before: leadsTo(path.join(folder, 'before')) };
  const lots = readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name)).length;
  return { kind: 'visitors', release, lots };
};

/** The brands that have a trial, sorted. */
export const listTrials = (dir: string): string[] => {
  const folder = path.join(dir, TRIALS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && readTrial(dir, name) !== undefined)
    .toSorted();
};

/** Ends a trial by one rename: no visitor sees it any more. */
export const endTrial = (dir: string, code: string): void => {
  const folder = trialFolder(dir, code);
  const gone = path.join(dir, TRIALS, `.gone-${code}`);
  rmSync(gone, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, gone);
  rmSync(gone, { recursive: true, force: true });
};

/** Begins a trial by one rename; the one before it ends. */
export const beginTrial = (dir: string, code: string, trial: Trial): void => {
  const next = path.join(dir, TRIALS, `.next-${code}`);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const link = (name: string, release: string): void =>
    symlinkSync(`../../${RELEASES}/${code}/${release}`, path.join(next, name), 'dir');
  if (trial.kind === 'visitors') for (const lot of lotNames(trial.lots)) link(lot, trial.release);
  else if (trial.before === '') writeFileSync(path.join(next, 'before'), '');
  else link('before', trial.before);
  endTrial(dir, code);
  renameSync(next, trialFolder(dir, code));
};
