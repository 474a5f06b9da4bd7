import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../../base/files/fingerprint.ts';
import { failureOf } from '../../base/files/brand-failure.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import { type Differences, inspectFolder, isSame } from './inspect-site.ts';
import { readRecord, readRecordText, servedRelease } from './list-releases.ts';
import { parseReleaseId, RELEASES, releaseFolder } from './release-paths.ts';
import { isRetired } from './retire-site.ts';

/** What is served of one brand, compared with its `build.json`. */
export interface VerifiedSite extends Differences {
  code: string;
  /** Empty for a plain folder of an older build. */
  release: string;
  ok: boolean;
  /** Why nothing could be compared, with the remedy. */
  fault?: string;
}

/** What `livery verify --json` prints. */
export interface VerifyResult {
  ok: boolean;
  sites: VerifiedSite[];
}

/** A site without a record cannot be told from any other: it counts as not there. */
const NO_RECORD: Differences = { missing: ['build.json'], extra: [], changed: [] };

/** Compares a folder with the hashes in its own `build.json`. */
const inspectSite = (folder: string, hash?: string): Differences => {
  const record = readRecord(folder);
  if (!record) return NO_RECORD;
  const differences = inspectFolder(folder, record.files, ['build.json']);
  // A release is named after its record, which therefore cannot change unseen either.
  const isOwn = hash === undefined || shortHash(readRecordText(folder) ?? '') === hash;
  return isOwn ? differences : { ...differences, changed: ['build.json', ...differences.changed] };
};

/** Compares one release with its record. */
export const inspectRelease = (outDir: string, code: string, id: string): Differences =>
  inspectSite(releaseFolder(outDir, code, id), parseReleaseId(id)?.hash);

/** The files in which something differs, a few of them by name. */
export const namesOf = ({ missing, extra, changed }: Differences): string => {
  const few = (names: string[]): string =>
    names.length > 3
      ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
      : names.join(', ');
  return [
    ...(missing.length > 0 ? [`missing ${few(missing)}`] : []),
    ...(changed.length > 0 ? [`changed ${few(changed)}`] : []),
    ...(extra.length > 0 ? [`not of the site ${few(extra)}`] : []),
  ].join('; ');
};

const listed = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** @throws {UsageError} when a code has no site, or one that was taken away */
const requireSites = (outDir: string, codes: readonly string[], known: Set<string>): void => {
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length > 0) throw new UsageError(`${outDir} has no site of ${unknown.join(', ')}.`);
  const [away] = codes.filter((code) => isRetired(outDir, code));
  if (away === undefined) return;
  throw new UsageError(
    `the site of ${away} was taken away from ${outDir}: nothing of it is served. ` +
      `livery rollback ${away} serves its newest release again.`,
  );
};

const verifySite = (outDir: string, code: string): VerifiedSite => {
  const release = servedRelease(outDir, code);
  const differences =
    release === undefined
      ? inspectSite(path.join(outDir, code))
      : inspectRelease(outDir, code, release);
  return { code, release: release ?? '', ok: isSame(differences), ...differences };
};

/**
 * Compares every file of served sites with the hashes in their `build.json`. Reads only. One that cannot be read keeps no other
 * from being compared.
 *
 * @param codes none means all that should be served: of a brand that was taken away only releases wait
 * @throws {UsageError} when there is no site of a code, or it was taken away
 */
export const verifySites = (outDir: string, codes: readonly string[]): VerifyResult => {
  const there = new Set([...listed(outDir), ...listed(path.join(outDir, RELEASES))]);
  requireSites(outDir, codes, there);
  const served = [...there].filter((code) => !isRetired(outDir, code));
  const sites = [...new Set(codes.length > 0 ? codes : served)]
    .toSorted()
    .map((code): VerifiedSite => {
      try {
        return verifySite(outDir, code);
      } catch (error) {
        const fault = failureOf(error).reason;
        return { code, release: '', ok: false, missing: [], extra: [], changed: [], fault };
      }
    });
  return { ok: sites.every(({ ok }) => ok), sites };
};
