import { warnOnce } from '#config/migrations/check-version.ts';
import type { Issue } from '#config/issues/issue.ts';
import { ensureCompile } from '../compile/ensure-compile.ts';
import { dropOldCompiles, hasCompile } from '../compile/keep-compile.ts';
import type { FailedBrand } from '../../base/files/brand-failure.ts';
import { withDiskErrors } from '../../base/files/disk-error.ts';
import { withLock } from '../../base/files/with-lock.ts';
import { beginWriting, endWriting, recoverReleases } from '../release/recover-releases.ts';
import { sitesLock } from '../release/release-paths.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { printLine } from '../../base/terminal/print.ts';
import { runSteps, type Step } from '../../base/terminal/progress.ts';
import type { Outcome } from './build-merchants.ts';
import { findConflicts } from './find-conflicts.ts';
import { listCodes } from './list-codes.ts';
import { type BuildPlan, planBuild, inputOf } from './plan-build.ts';
import { removeOrphans } from './remove-orphans.ts';
import { runBatches } from './run-batches.ts';
import { seeSite } from '../release/scan-files.ts';
import { fetchAhead, openRemote } from '../store/remote/fetch-stored.ts';
import { remoteReport, type RemoteReport } from '../store/remote/remote-run.ts';
import { sweepStore } from '../store/sweep-store.ts';
import { whileUsingStore } from '../store/local/using-store.ts';
import { type BuildState, loadState, stateFile, writeState } from '../state/state.ts';

/** What to build. */
export interface BuildRequest {
  merchantsDir: string;
  outDir: string;
  codes: string[];
  force: boolean;
  /** No progress on stderr. */
  quiet: boolean;
  /** So many sites may be taken away at once whose merchants are gone; else see `refuseMany`. */
  allowRemove?: number;
}

/** What a build did. */
export interface BuildResult {
  built: string[];
  unchanged: string[];
  /** Left at the release that they were rolled back to. */
  held: string[];
  failed: string[];
  /** Sites that went because their merchants did. */
  removed: string[];
  /** How many compiles it took: 0 or 1. */
  compiled: number;
  problems: Issue[];
  /** What went wrong on our side, per merchant. */
  faults: { code: string; fault: string }[];
  /** Why some could not be written: a full disk, a folder that is closed to us. */
  blocked: string[];
  /** What each site took that was made anew, in milliseconds. */
  costs: Record<string, number>;
  /** What the shared store was good for; unset when none was asked. */
  remote?: RemoteReport;
}

/** Compiles if need be and builds what changed, showing how it goes. */
const carryOut = async (
  { merchantsDir, outDir, force, quiet }: BuildRequest,
  plan: BuildPlan,
  conflicts: ReadonlySet<string>,
): Promise<{ compiled: number; outcomes: Outcome[] }> => {
  const key = plan.compile.hash;
  const orders = plan.changed.map((each) => ({ ...each, isConflict: conflicts.has(each.code) }));
  const codeKey = inputOf(plan.compile, plan.dressing, plan.compile);
  const batch = { merchantsDir, outDir, key, codeKey, gamesKey: plan.games?.hash };
  const anew = force || process.env['LIVERY_WHOLE_PAGES'] === '1';
  let compiled = 0;
  let outcomes: Outcome[] = [];
  const compile: Step = {
    title: 'Compiling the site',
    run: async () => {
      compiled = (await ensureCompile(key, plan.sources)) ? 1 : 0;
    },
  };
  const render: Step = {
    title: orders.length === 1 ? `Building ${orders[0]?.code}` : `Building ${orders.length} sites`,
    run: async (report) => {
      await fetchAhead(key, orders.length);
      outcomes = await runBatches({ ...batch, orders, anew }, (count) =>
        report(`${count} of ${orders.length}`),
      );
    },
  };
  // A single warm site takes less time than loading a display for it.
  const isShort = hasCompile(key) && orders.length <= 20;
  await runSteps(hasCompile(key) ? [render] : [compile, render], { quiet: quiet || isShort });
  return { compiled, outcomes };
};

/**
 * Writes the merchants' results into the state.
 *
 * @returns the codes of those that were built, and whether other domains are claimed than before
 */
const remember = (
  { outDir }: BuildRequest,
  state: BuildState,
  plan: BuildPlan,
  outcomes: readonly Outcome[],
): { built: string[]; claims: boolean } => {
  state.outDir = outDir;
  state.compile = plan.compile;
  state.dressing = plan.dressing;
  if (plan.games) state.games = plan.games;
  const seenOf = new Map(plan.changed.map((each) => [each.code, each]));
  if (Object.keys(plan.looks).length > 0) state.looks = { ...state.looks, ...plan.looks };
  let claims = false;
  const made = outcomes.flatMap(({ code, built, looks, domains }) => {
    const { seen, input } = seenOf.get(code) ?? {};
    if (!built || !seen || input === undefined) return [];
    const inherited = Object.keys(looks).length > 0 ? { looks } : {};
    state.sites[code] = { seen, input, ...inherited, site: seeSite(outDir, code) };
    claims ||= JSON.stringify(state.domains[code]) !== JSON.stringify(domains);
    state.domains[code] = domains;
    return [code];
  });
  return { built: made, claims };
};

/** What all sites have in common, as text: to tell whether it has changed. */
const headOf = ({ sites: _sites, domains: _domains, ...head }: BuildState): string =>
  JSON.stringify(head);

/** Which brands were not built, what in the way of it a person can mend, and what is a fault of ours. */
const notBuilt = (
  failures: readonly FailedBrand[],
  outcomes: readonly Outcome[],
): Pick<BuildResult, 'failed' | 'blocked' | 'faults'> => ({
  failed: [
    ...new Set([
      ...failures.map(({ code }) => code),
      ...outcomes.flatMap((outcome) => (outcome.built ? [] : [outcome.code])),
    ]),
  ],
  blocked: [
    ...new Set([
      ...failures.flatMap(({ reason, isOurs }) => (isOurs ? [] : [reason])),
      ...outcomes.flatMap((outcome) => outcome.blocked ?? []),
    ]),
  ],
  faults: [
    ...failures.flatMap(({ code, reason, isOurs }) => (isOurs ? [{ code, fault: reason }] : [])),
    ...outcomes.flatMap(({ code, fault }) => (fault === undefined ? [] : [{ code, fault }])),
  ],
});

const build = async (request: BuildRequest): Promise<BuildResult> => {
  const { merchantsDir, outDir } = request;
  const file = stateFile(merchantsDir, outDir);
  const all = listCodes(merchantsDir);
  if (all.length === 0)
    throw new InputError(`${merchantsDir} holds no merchant: nothing was done.`);
  // One named brand of 10,000 needs a small part of the state.
  const isSome = request.codes.length < all.length;
  const state = loadState(file, isSome ? request.codes : undefined);
  const before = headOf(state);
  const unrecovered = recoverReleases(outDir);
  // A build of named brands does not report the others; a build of all does.
  const { removed, failed: left } = isSome
    ? { removed: [], failed: [] }
    : removeOrphans(request, all, state);
  const plan = planBuild(request, state, request.force);
  const changed = plan.changed.map(({ code }) => code);
  let compiled = 0;
  let outcomes: Outcome[] = [];
  if (changed.length > 0) {
    await openRemote();
    beginWriting(outDir);
    const conflicts = new Set(findConflicts(merchantsDir, all, changed, state.domains));
    ({ compiled, outcomes } = await carryOut(request, plan, conflicts));
  }
  const { built, claims } = remember(request, state, plan, outcomes);
  if (changed.length > 0 && unrecovered.length === 0) endWriting(outDir);
  writeState(file, state, {
    codes: [...built, ...plan.restamped, ...removed],
    domains: claims || removed.length > 0,
    head: headOf(state) !== before,
  });
  const remote = changed.length > 0 ? remoteReport() : undefined;
  return {
    built,
    unchanged: plan.unchanged,
    held: plan.held,
    removed,
    compiled,
    problems: warnOnce(outcomes.flatMap(({ problems }) => problems)),
    ...notBuilt([...unrecovered, ...left, ...plan.failed], outcomes),
    costs: Object.fromEntries(
      outcomes.flatMap(({ code, milliseconds: took }) =>
        took === undefined ? [] : [[code, took]],
      ),
    ),
    ...(remote && { remote }),
  };
};

/**
 * Builds the sites of the merchants that changed. A merchant at fault does not stop the others; its
 * last good site stays. Two builds into the same folder take turns.
 *
 * @throws {InputError} when the disk is full or may not be written, there is no merchant at all, or
 *   many sites would go whose merchants are gone
 * @throws when the site does not compile
 */
export const buildFleet = async (request: BuildRequest): Promise<BuildResult> => {
  const reportWaiting = (holder: string): void => {
    printLine(`Another build (process ${holder}) is writing there; waiting for it…`);
  };
  return withDiskErrors(async () => {
    const result = await whileUsingStore(() =>
      withLock(sitesLock(request.outDir), () => build(request), reportWaiting),
    );
    await dropOldCompiles();
    if (result.built.length > 0) await sweepStore();
    return result;
  });
};
