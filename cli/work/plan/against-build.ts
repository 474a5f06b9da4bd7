import { existsSync } from 'node:fs';
import path from 'node:path';
import { findConflicts } from '../../build/fleet/find-conflicts.ts';
import { listCodes } from '../../build/fleet/list-codes.ts';
import { planBuild } from '../../build/fleet/plan-build.ts';
import { loadState, stateFile } from '../../build/state/state.ts';
import { compareBrand, settledBrand } from './plan-brands.ts';
import { withCompile } from './plan-compile.ts';
import type { PlannedBrand, PlanRequest } from './plan.ts';
import { runPlan } from './run-plan.ts';
import { readSite } from './site-side.ts';
import { whyChanged } from './why-changed.ts';

/** The brands of a plan, and whether the code differs from the other side's. */
export interface PlannedSide {
  brands: PlannedBrand[];
  codeDiffers: boolean | null;
  codeFiles: string[];
}

/** Whose merchant is gone: a build takes their sites away. */
const removedBrand = (outDir: string, code: string): PlannedBrand => ({
  ...compareBrand(code, readSite(path.join(outDir, code)), undefined),
  change: 'removed',
  builds: true,
  reasons: [{ kind: 'gone' }],
  problems: [],
});

/**
 * Plans the working tree against the last build into a folder: finds what a build would do in the
 * same way as the build itself.
 */
export const planAgainstBuild = async ({
  merchantsDir,
  outDir,
  codes,
}: Pick<PlanRequest, 'merchantsDir' | 'outDir' | 'codes'>): Promise<PlannedSide> => {
  const state = loadState(stateFile(merchantsDir, outDir));
  const all = listCodes(merchantsDir);
  const plan = planBuild({ merchantsDir, outDir, codes: [...codes] }, state, false);
  const changed = plan.changed.map(({ code }) => code);
  const conflicts = new Set(findConflicts(merchantsDir, all, changed, state.domains));
  const jobs = plan.changed.map((entry) => ({
    code: entry.code,
    reasons: whyChanged({ merchantsDir, outDir }, state, plan, entry),
    isConflict: conflicts.has(entry.code),
  }));
  const before = { kind: 'sites' as const, dir: outDir };
  const planned =
    jobs.length === 0
      ? []
      : await withCompile(plan.compile.hash, plan.sources, (compile) =>
          runPlan({ merchantsDir, compile, before, jobs }),
        );
  const present = new Set(all);
  const gone = Object.keys(state.domains).filter((code) => !present.has(code));
  const brands = [
    ...planned,
    ...plan.unchanged.map((code) => settledBrand(code, 'unchanged')),
    ...plan.held.map((code) => settledBrand(code, 'held')),
    ...gone.map((code) => removedBrand(outDir, code)),
  ];
  const isBuilt = existsSync(outDir) && Object.keys(state.domains).length > 0;
  const codeDiffers = brands.some(({ reasons }) => reasons.some(({ kind }) => kind === 'code'));
  return { brands, codeDiffers: isBuilt ? codeDiffers : null, codeFiles: [] };
};
