import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#config/problems/problem.ts';
import { ensureCompile, hasCompile } from '../compile/ensure-compile.ts';
import { recoverSites, sitesLock } from '../dress/stage-site.ts';
import { withLock } from '../files/with-lock.ts';
import { say } from '../terminal/say.ts';
import { runSteps, type Step } from '../terminal/progress.ts';
import type { Outcome } from './build-merchants.ts';
import { findRivals } from './find-rivals.ts';
import { listCodes } from './list-codes.ts';
import { type BuildPlan, planBuild } from './plan-build.ts';
import { runBatches } from './run-batches.ts';
import { seeSite } from './see-files.ts';
import { sweepStore } from '../store/sweep-store.ts';
import { type BuildState, loadState, stateFile, writeState } from './state.ts';

/** What to build. */
export interface BuildRequest {
  merchantsDir: string;
  outDir: string;
  codes: string[];
  force: boolean;
  /** No progress on stderr. */
  quiet: boolean;
}

/** What a build did. */
export interface BuildResult {
  built: string[];
  unchanged: string[];
  failed: string[];
  /** Sites that went because their merchants did. */
  removed: string[];
  /** How many compiles it took: 0 or 1. */
  compiled: number;
  problems: Problem[];
  /** What went wrong on our side, per merchant. */
  faults: { code: string; fault: string }[];
}

/** Removes the sites of merchants that are gone; only those that a build of ours made. */
const removeOrphans = (outDir: string, all: readonly string[], state: BuildState): string[] => {
  const present = new Set(all);
  const gone = Object.keys(state.sites).filter((code) => !present.has(code));
  for (const code of gone) {
    delete state.sites[code];
    rmSync(path.join(outDir, code), { recursive: true, force: true });
  }
  return gone;
};

/** Compiles if need be and builds what changed, showing how it goes. */
const carryOut = async (
  { merchantsDir, outDir, quiet }: BuildRequest,
  plan: BuildPlan,
  rivals: string[],
): Promise<{ compiled: number; outcomes: Outcome[] }> => {
  const key = plan.compile.hash;
  const codes = plan.changed.map(({ code }) => code);
  let compiled = 0;
  let outcomes: Outcome[] = [];
  const compile: Step = {
    title: 'Compiling the site',
    run: async () => {
      compiled = (await ensureCompile(key, plan.sources)) ? 1 : 0;
    },
  };
  const dress: Step = {
    title: codes.length === 1 ? `Building ${codes[0]}` : `Building ${codes.length} sites`,
    run: async (tell) => {
      outcomes = await runBatches({ merchantsDir, outDir, key, codes, rivals }, (count) =>
        tell(`${count} of ${codes.length}`),
      );
    },
  };
  // A single warm site takes less time than loading a display for it.
  const isShort = hasCompile(key) && codes.length <= 20;
  await runSteps(hasCompile(key) ? [dress] : [compile, dress], { quiet: quiet || isShort });
  return { compiled, outcomes };
};

/** Takes up what became of the merchants into the state. */
const remember = (
  { outDir }: BuildRequest,
  state: BuildState,
  plan: BuildPlan,
  outcomes: readonly Outcome[],
): void => {
  state.outDir = outDir;
  state.compile = plan.compile;
  state.dressing = plan.dressing;
  const seenOf = new Map(plan.changed.map((each) => [each.code, each]));
  if (Object.keys(plan.looks).length > 0) state.looks = { ...state.looks, ...plan.looks };
  for (const { code, built, looks, domains } of outcomes) {
    const { seen, input } = seenOf.get(code) ?? {};
    if (!built || !seen || input === undefined) continue;
    const inherited = Object.keys(looks).length > 0 ? { looks } : {};
    state.sites[code] = { seen, input, ...inherited, domains, site: seeSite(outDir, code) };
  }
};

const build = async (request: BuildRequest): Promise<BuildResult> => {
  const { merchantsDir, outDir } = request;
  const file = stateFile(merchantsDir, outDir);
  const state = loadState(file);
  const before = JSON.stringify(state);
  recoverSites(outDir);
  const all = listCodes(merchantsDir);
  const removed = removeOrphans(outDir, all, state);
  const plan = planBuild(request, state, request.force);
  const changed = plan.changed.map(({ code }) => code);
  let compiled = 0;
  let outcomes: Outcome[] = [];
  if (changed.length > 0) {
    mkdirSync(outDir, { recursive: true });
    const rivals = findRivals(merchantsDir, all, changed, state.sites);
    ({ compiled, outcomes } = await carryOut(request, plan, rivals));
  }
  remember(request, state, plan, outcomes);
  if (JSON.stringify(state) !== before) writeState(file, state);
  if (changed.length > 0) sweepStore();
  return {
    built: outcomes.flatMap((outcome) => (outcome.built ? [outcome.code] : [])),
    unchanged: plan.unchanged,
    failed: outcomes.flatMap((outcome) => (outcome.built ? [] : [outcome.code])),
    removed,
    compiled,
    problems: outcomes.flatMap(({ problems }) => problems),
    faults: outcomes.flatMap(({ code, fault }) => (fault === undefined ? [] : [{ code, fault }])),
  };
};

/**
 * Builds the sites of the merchants that changed. A merchant at fault does not stop the others; its
 * last good site stays. Two builds into the same folder take turns.
 *
 * @throws when the site does not compile
 */
export const buildFleet = async (request: BuildRequest): Promise<BuildResult> => {
  const tellWaiting = (): void => {
    if (!request.quiet) say('Another build is writing there; waiting for it…');
  };
  return withLock(sitesLock(request.outDir), () => build(request), tellWaiting);
};
