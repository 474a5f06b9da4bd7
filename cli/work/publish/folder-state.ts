import { existsSync } from 'node:fs';
import { failureOf } from '../../base/files/brand-failure.ts';
import { listReleases, servedRelease } from '../../build/release/list-releases.ts';
import { pinnedHash } from '../../build/release/pin.ts';
import { parseReleaseId, releaseFolder } from '../../build/release/release-paths.ts';
import { readTrial } from './folder-trials.ts';
import type { BrandState } from './publishing.ts';

/** The releases that a rollback or a trial turned back from. */
const refusedOf = (dir: string, code: string, served: string): string[] => {
  if (pinnedHash(dir, code) === undefined) return [];
  const number = parseReleaseId(served)?.number ?? 0;
  return listReleases(dir, code)
    .filter((each) => each.number > number)
    .map(({ hash }) => hash);
};

/** What a folder of sites says of one brand. */
export const stateOf = (dir: string, code: string): BrandState => {
  const named = servedRelease(dir, code) ?? '';
  const trial = readTrial(dir, code);
  // A link may outlive the release that it leads to: then nothing is served.
  const release = named !== '' && existsSync(releaseFolder(dir, code, named)) ? named : '';
  return {
    release,
    hash: parseReleaseId(release)?.hash ?? '',
    refused: refusedOf(dir, code, named),
    ...(trial && { trial }),
  };
};

/** As `stateOf`; what it throws is that brand's alone. */
export const stateApart = (dir: string, code: string): BrandState => {
  try {
    return stateOf(dir, code);
  } catch (error) {
    return { release: '', hash: '', refused: [], fault: failureOf(error).reason };
  }
};
