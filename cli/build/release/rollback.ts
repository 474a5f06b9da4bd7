import { withDiskErrors } from '../../base/files/disk-error.ts';
import { withLock } from '../../base/files/with-lock.ts';
import { scanMerchant } from './scan-files.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { requireRelease, requireServed } from './find-release.ts';
import { pinnedHash, removePin, writePin } from './pin.ts';
import { isSame } from './inspect-site.ts';
import { listReleases, readRecord, servedRelease } from './list-releases.ts';
import { beginWriting, endWriting, recoverReleases } from './recover-releases.ts';
import { releaseFolder, sitesLock } from './release-paths.ts';
import { isRetired } from './retire-site.ts';
import { switchTo } from './switch-release.ts';
import { inspectRelease, namesOf } from './verify-sites.ts';

/** Which brand to put back, and to which release. */
export interface RollbackRequest {
  merchantsDir: string;
  outDir: string;
  code: string;
  /** A release's name or number; the one before the served one when left out. */
  to?: string;
  /** Called once, with a process id, when another build is writing there. */
  onWait?: (holder: string) => void;
}

/** What a rollback did: what `livery rollback --json` prints. */
export interface RollbackResult {
  code: string;
  /** The release that was served until now; empty for a brand that had been taken away. */
  from: string;
  /** The release that is served from now on. */
  to: string;
  /** Whether builds leave the brand until its files change; not at its newest release. */
  held: boolean;
}

const releaseBefore = (outDir: string, code: string, served: string): string => {
  const ids = listReleases(outDir, code).map(({ id }) => id);
  const before = ids[ids.indexOf(served) + 1];
  if (before !== undefined) return before;
  throw new InputError(`${code} has no release before ${served}, which it is served from.`);
};

const putBack = ({ merchantsDir, outDir, code, to }: RollbackRequest): RollbackResult => {
  recoverReleases(outDir);
  const isAway = isRetired(outDir, code);
  const newest = listReleases(outDir, code)[0]?.id;
  const from = isAway ? '' : requireServed(outDir, code);
  const usual = (): string => (isAway && newest) || releaseBefore(outDir, code, from);
  const target = to === undefined ? usual() : requireRelease(outDir, code, to);
  const differences = inspectRelease(outDir, code, target);
  if (!isSame(differences)) {
    throw new InputError(
      `the release ${target} of ${code} is not whole: ${namesOf(differences)}. ` +
        (isAway ? 'Nothing is served.' : `${from} is still served.`),
    );
  }
  // A brand without a folder is built by nobody: there is nothing to hold it against.
  const held = !isAway && target !== newest;
  beginWriting(outDir);
  // Before the switch: a hold counts only for the served release.
  if (held) {
    const merchant = scanMerchant(merchantsDir, code, undefined).hash;
    writePin(outDir, code, { release: target, merchant });
  }
  if (target !== from) switchTo(outDir, code, target);
  if (!held) removePin(outDir, code);
  endWriting(outDir);
  return { code, from, to: target, held };
};

/**
 * Serves an older release of one brand by one rename; no other brand is touched. The brand is held
 * there: builds leave it until its own files change or they are forced. A brand that was taken away is
 * served again, from its newest release.
 *
 * @throws {InputError} when the brand has no such site, the release is damaged, or nothing may be
 *   written there
 * @throws {UsageError} when it has no release of that name
 */
export const rollback = (request: RollbackRequest): Promise<RollbackResult> =>
  withDiskErrors(() =>
    withLock(sitesLock(request.outDir), async () => putBack(request), request.onWait),
  );

/** One release of a brand. */
export interface ListedRelease {
  id: string;
  number: number;
  served: boolean;
  /** It is served because someone put it back. */
  held: boolean;
  /** The key of the compile that its chunks come from. */
  compile: string;
  /** The hash of what the brand's files said; empty in records of older builds. */
  config: string;
}

/** A brand's releases, the newest first: what `livery rollback --list --json` prints. */
export interface ReleaseList {
  code: string;
  releases: ListedRelease[];
}

/** Lists what there is of a brand to put back. */
export const describeReleases = (outDir: string, code: string): ReleaseList => {
  const served = servedRelease(outDir, code);
  const isHeld = pinnedHash(outDir, code) !== undefined;
  const releases = listReleases(outDir, code).map(({ id, number }): ListedRelease => {
    const { compile = '', config = '' } = readRecord(releaseFolder(outDir, code, id)) ?? {};
    const isServed = id === served;
    return { id, number, served: isServed, held: isServed && isHeld, compile, config };
  });
  return { code, releases };
};
