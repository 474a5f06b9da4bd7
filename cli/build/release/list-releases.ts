import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '../render/build-record.ts';
import { parseReleaseId, type ReleaseId, releasesOf } from './release-paths.ts';

/** Codes of errors that say that there is no such link. */
const NO_LINK = new Set(['ENOENT', 'EINVAL', 'ENOTDIR']);

/** The release that a brand's link leads to; `undefined` when there is no such link. */
export const servedRelease = (outDir: string, code: string): string | undefined => {
  try {
    const name = path.basename(readlinkSync(path.join(outDir, code)));
    return parseReleaseId(name)?.id;
  } catch (error) {
    if (NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
};

/** A brand's releases, the newest first; what is half written is none. */
export const listReleases = (outDir: string, code: string): ReleaseId[] => {
  const folder = releasesOf(outDir, code);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => parseReleaseId(name) ?? [])
    .toSorted((a, b) => b.number - a.number);
};

/** The text of a site's `build.json`; `undefined` when there is none. */
export const readRecordText = (folder: string): string | undefined => {
  try {
    return readFileSync(path.join(folder, 'build.json'), 'utf8');
  } catch (error) {
    if (NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
};

/** What a site's `build.json` says; `undefined` when there is none or it is no record. */
export const readRecord = (folder: string): BuildRecord | undefined => {
  const text = readRecordText(folder);
  if (text === undefined) return undefined;
  try {
    const record = JSON.parse(text) as BuildRecord | null;
    const hasFiles = typeof record?.files === 'object';
    const isRecord = record !== null && hasFiles && typeof record.code === 'string';
    // Older builds did not write down the hash of the configuration.
    return isRecord ? { ...record, config: record.config || '' } : undefined;
  } catch {
    return undefined;
  }
};
