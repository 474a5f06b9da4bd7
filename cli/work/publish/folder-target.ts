import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { withDiskErrors } from '../../base/files/disk-error.ts';
import { withLock } from '../../base/files/with-lock.ts';
import { failureOf } from '../../base/files/brand-failure.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { listReleases, readRecord, servedRelease } from '../../build/release/list-releases.ts';
import { requireOwnPlace } from '../../build/release/own-place.ts';
import { writePin } from '../../build/release/pin.ts';
import { KEPT_RELEASES, pruneReleases } from '../../build/release/prune-releases.ts';
import {
  beginWriting,
  endWriting,
  recoverReleases,
  wasKilled,
} from '../../build/release/recover-releases.ts';
import { RELEASES, releaseFolder, sitesLock } from '../../build/release/release-paths.ts';
import { retireSite } from '../../build/release/retire-site.ts';
import { stageAside, stageRelease } from '../../build/release/stage-release.ts';
import { switchTo } from '../../build/release/switch-release.ts';
import { stateApart, stateOf } from './folder-state.ts';
import { beginTrial, endTrial, listTrials, readTrial } from './folder-trials.ts';
import {
  type Decision,
  type Order,
  OTHER_TRIAL,
  type Outcome,
  type Serving,
  type Source,
  type Target,
  type Traffic,
  triedRelease,
} from './publishing.ts';
import { inTheWay, makeTarget } from './make-target.ts';
import { bringFiles, dropUnused, provenBytes, sweepBlobs } from './target-blobs.ts';

/** The brands that a folder has something of. */
const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** The contents of the releases that fall out when one more is made. */
const fallingOut = (dir: string, code: string): Set<string> => {
  const old = listReleases(dir, code).slice(KEPT_RELEASES - 1);
  return new Set(
    old.flatMap(({ id }) => Object.values(readRecord(releaseFolder(dir, code, id))?.files ?? {})),
  );
};

/** Makes one release and serves it, or puts it on trial. */
const publishOne = async (
  dir: string,
  order: Order,
  source: Source,
  { serving, traffic, mends }: { serving: Serving; traffic: Traffic; mends: boolean },
): Promise<string> => {
  const { code, manifest } = order;
  requireOwnPlace(dir, code);
  const files = await bringFiles(dir, order, source, traffic, mends);
  const digest = manifest.files['build.json']?.sha256 ?? '';
  const record = (await provenBytes(source, code, 'build.json', digest)).toString('utf8');
  const unused = fallingOut(dir, code);
  const before = servedRelease(dir, code) ?? '';
  let release: string;
  if (serving.to === 'visitors' && before !== '') {
    release = stageAside(dir, code, files, record);
    beginTrial(dir, code, { kind: 'visitors', release, lots: serving.lots });
    pruneReleases(dir, code);
  } else {
    // Before the switch: killed between the two, a trial can still be taken back.
    if (serving.to === 'trial') beginTrial(dir, code, { kind: 'brands', before });
    ({ release } = stageRelease(dir, code, files, record));
    if (serving.to !== 'trial') endTrial(dir, code);
  }
  dropUnused(dir, unused);
  return release;
};

/** The brand's release of before is served, and what was tried is not published again by itself. */
const takeBack = (dir: string, code: string): string => {
  const trial = readTrial(dir, code);
  const served = servedRelease(dir, code) ?? '';
  const back = trial?.kind === 'brands' ? trial.before : served;
  if (back === '') {
    writePin(dir, code, { release: '', merchant: 'taken back' });
    retireSite(dir, code);
  } else {
    if (!existsSync(releaseFolder(dir, code, back))) {
      throw new InputError(
        `its release ${back} is gone, so it stays at ${served}; livery rollback ${code} --list ` +
          `--out ${dir} tells what there is.`,
      );
    }
    writePin(dir, code, { release: back, merchant: 'taken back' });
    if (back !== served) switchTo(dir, code, back);
  }
  endTrial(dir, code);
  return back;
};

const promote = (dir: string, code: string): string => {
  const trial = readTrial(dir, code);
  if (trial?.kind === 'visitors') switchTo(dir, code, trial.release);
  endTrial(dir, code);
  return servedRelease(dir, code) ?? '';
};

/** Does a work for one brand; what it throws is that brand's alone. */
const forBrand = async (code: string, work: () => string | Promise<string>): Promise<Outcome> => {
  try {
    return { code, release: await work() };
  } catch (thrown) {
    const { reason: error, isOurs } = failureOf(inTheWay(thrown) ?? thrown);
    return { code, release: '', error, ...(isOurs && { isOurs }) };
  }
};

/** Does a work on each of some brands, as the only one who writes into the folder. */
const whileAlone = (
  dir: string,
  onWait: (holder: string) => void,
  work: () => Promise<Outcome[]>,
): Promise<Outcome[]> =>
  withDiskErrors(() => {
    makeTarget(dir);
    return withLock(
      sitesLock(dir),
      async () => {
        const isLeft = wasKilled(dir);
        const unrecovered = recoverReleases(dir);
        beginWriting(dir);
        const outcomes = await work();
        if (isLeft) sweepBlobs(dir);
        if (unrecovered.length === 0) endWriting(dir);
        return outcomes;
      },
      onWait,
    );
  });

const inTurn = async (
  codes: readonly string[],
  work: (code: string, at: number) => string | Promise<string>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const [at, code] of codes.entries())
    outcomes.push(await forBrand(code, () => work(code, at)));
  return outcomes;
};

/**
 * Takes sites away from a folder, as the only one who writes there. Their releases stay for some days.
 *
 * @returns what became of each brand
 */
export const retireSites = (dir: string, codes: readonly string[]): Promise<Outcome[]> =>
  whileAlone(
    dir,
    () => {},
    () =>
      inTurn(codes, (code) => {
        retireSite(dir, code);
        return '';
      }),
  );

/**
 * A folder of sites as a build makes it: one link for each brand, its releases beside it, and every
 * file once.
 *
 * @param onWait called once, with a process id, when somebody else is writing there
 * @throws {InputError} when it is a file
 */
export const folderTarget = (dir: string, onWait: (holder: string) => void = () => {}): Target => {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new InputError(`${dir} is no folder; name another target.`);
  return toFolder(dir, onWait);
};

const toFolder = (dir: string, onWait: (holder: string) => void): Target => ({
  shown: dir,
  state: async () => {
    // Also brands of which nothing is served any more: they may have been taken back.
    const codes = new Set([...namesIn(dir), ...namesIn(path.join(dir, RELEASES))]);
    return new Map([...codes].map((code) => [code, stateApart(dir, code)]));
  },
  publish: async (orders, source, serving, mends) => {
    const traffic: Traffic = { files: 0, bytes: 0, known: 0 };
    const codes = orders.map(({ code }) => code);
    const outcomes = await whileAlone(dir, onWait, () =>
      inTurn(codes, (_code, at) =>
        publishOne(dir, orders[at] as Order, source, { serving, traffic, mends }),
      ),
    );
    return { outcomes, traffic };
  },
  settle: (codes, decision: Decision, expected) =>
    whileAlone(dir, onWait, () => {
      const tried = listTrials(dir).filter((code) => codes.length === 0 || codes.includes(code));
      const work = decision === 'promote' ? promote : takeBack;
      return inTurn(tried, (code) => {
        const still = expected?.get(code);
        if (still !== undefined && triedRelease(stateOf(dir, code)) !== still)
          throw new InputError(OTHER_TRIAL);
        return work(dir, code);
      });
    }),
});
