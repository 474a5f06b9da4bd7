import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy } from '../../base/files/link-or-copy.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { loadSigner } from '../../base/keys/signing-keys.ts';
import { failureOf } from '../../base/files/brand-failure.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { readShards } from './read-shards.ts';
import { inspectFolder } from '../../build/release/inspect-site.ts';
import { keepManifest, signSite } from '../../build/release/make-manifest.ts';
import { readRecord } from '../../build/release/list-releases.ts';

/** What is wrong with a built site, and which compile it comes from. */
interface CheckedSite {
  compile: string;
  /** Empty when every file is there as `build.json` says, and none beside them. */
  faults: string[];
}

/**
 * Compares a site's folder with its own `build.json`: what travelled between machines must have
 * arrived.
 *
 * @param dir the folder of the sites; a link to a release is followed
 */
const checkSite = (dir: string, code: string): CheckedSite => {
  const site = path.join(dir, code);
  const record = readRecord(site);
  if (!record) return { compile: '', faults: ['it is missing'] };
  if (record.code !== code) return { compile: '', faults: [`it is the site of ${record.code}`] };
  const { missing, changed, extra } = inspectFolder(site, record.files, ['build.json']);
  return {
    compile: record.compile,
    faults: [
      ...missing.map((name) => `${name} is missing`),
      ...changed.map((name) => `${name} differs`),
      ...extra.map((name) => `${name} is one too many`),
    ],
  };
};

/** As `checkSite`; what it throws is that site's alone, so that all that is wrong is told at once. */
const checkApart = (dir: string, code: string): CheckedSite => {
  try {
    return checkSite(dir, code);
  } catch (error) {
    return { compile: '', faults: [failureOf(error).reason] };
  }
};

/** What a gathering did: what `livery gather --json` prints. */
export interface GatherResult {
  /** The digest of the split that all shards had in common. */
  digest: string;
  /** How many shards there were. */
  shards: number;
  /** The compile that every site comes from. */
  compile: string;
  /** How many sites were gathered: every brand of the fleet. */
  sites: number;
  out: string;
}

/** More would hide the first ones. */
const SHOWN = 20;

const isVacant = (dir: string): boolean => !existsSync(dir) || readdirSync(dir).length === 0;

/** Proves every site whole; answers the compile that they have in common. */
const checkSites = (sites: readonly { code: string; dir: string }[]): string => {
  const compiles = new Map<string, string>();
  const errors = sites.flatMap(({ code, dir }) => {
    const { compile, faults: found } = checkApart(dir, code);
    if (found.length === 0) compiles.set(compile, code);
    return found.map((error) => `${code} (${dir}): ${error}`);
  });
  if (errors.length > 0) {
    const more = errors.length > SHOWN ? [`and ${errors.length - SHOWN} more`] : [];
    throw new InputError(
      `the fleet is not complete:\n${[...errors.slice(0, SHOWN), ...more].join('\n')}`,
    );
  }
  if (compiles.size > 1) {
    const places = [...compiles].map(([compile, code]) => `${compile} (${code})`).join(', ');
    throw new InputError(`the shards were built from different sources: compiles ${places}.`);
  }
  return [...compiles.keys()][0] ?? '';
};

const gatherSite = (from: string, to: string): void => {
  const names = walkFiles(from);
  const folders = new Set(names.map((name) => path.dirname(name)));
  for (const folder of folders) mkdirSync(path.join(to, folder), { recursive: true });
  for (const name of names) linkOrCopy(path.join(from, name), path.join(to, name));
};

/**
 * Puts the sites of all shards into one folder, after it has proved that they are all shards of one
 * split, that every brand of the fleet is there, and that each file is what its `build.json` says.
 * A signed manifest of each site stands beside them. The folder appears whole or not at all.
 *
 * @param dirs the folders that the shards were built into, in any order
 * @param outDir must be missing or empty
 * @throws {InputError} when something is missing, differs or does not fit together
 */
export const gatherShards = (dirs: readonly string[], outDir: string): GatherResult => {
  if (!isVacant(outDir)) throw new InputError(`${outDir} is not empty; gather into a new folder.`);
  const shards = readShards(dirs);
  const sites = shards.flatMap(({ dir, codes }) => codes.map((code) => ({ code, dir })));
  const compile = checkSites(sites);
  const draft = `${outDir}.gathering`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const signer = loadSigner();
  for (const { code, dir } of sites) {
    const site = realpathSync(path.join(dir, code));
    gatherSite(site, path.join(draft, code));
    const record = readRecord(site);
    const release = path.basename(site);
    if (record) keepManifest(draft, signSite(site, { code, release }, record, signer));
  }
  rmSync(outDir, { recursive: true, force: true });
  renameSync(draft, outDir);
  return {
    digest: shards[0]?.record.digest ?? '',
    shards: shards.length,
    compile,
    sites: sites.length,
    out: outDir,
  };
};
