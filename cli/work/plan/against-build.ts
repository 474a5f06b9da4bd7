import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findConflicts } from '../../build/fleet/find-conflicts.ts';
import { listCodes } from '../../build/fleet/list-codes.ts';
import {
  planBuild,
  type BuildPlan,
  inputOf,
  mayConcernGames,
} from '../../build/fleet/plan-build.ts';
import { loadState, stateFile, type BuildState } from '../../build/state/state.ts';
import { ownCodeHash } from '../../build/overrides/own-key.ts';
import type { BuildRecord } from '../../build/render/build-record.ts';
import { compareBrand, type PlanJob } from './plan-brands.ts';
import { withCompile } from './plan-compile.ts';
import type { PlannedBrand, PlanRequest, Reason } from './plan.ts';
import { eachApart, refusedBrand } from './refused-brand.ts';
import { runPlan } from './run-plan.ts';
import { settledBrand } from './settled-brand.ts';
import { readSite } from './site-side.ts';
import { scanTheme, seeSite } from '../../build/release/scan-files.ts';

/** Whether a brand's own code is another than that of the site that stands. */
const isOwnCodeChanged = (
  { merchantsDir, outDir }: { merchantsDir: string; outDir: string },
  code: string,
): boolean => {
  const file = path.join(outDir, code, 'build.json');
  if (!existsSync(file)) return false;
  const { compile, ownCode = '' } = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildRecord>;
  return compile !== undefined && ownCode !== ownCodeHash(path.resolve(merchantsDir, code));
};

/**
 * Why a build would make a brand's site again.
 *
 * @param state as the last build left it
 * @param entry the brand among those that the build would make
 */
const whyChanged = (
  { merchantsDir, outDir }: { merchantsDir: string; outDir: string },
  state: BuildState,
  { compile, dressing, games }: Pick<BuildPlan, 'compile' | 'dressing' | 'games'>,
  { code, seen }: BuildPlan['changed'][number],
): Reason[] => {
  const last = state.sites[code];
  const site = seeSite(outDir, code);
  if (site.trim() === '') return [{ kind: 'not-built' }];
  if (!last) return [{ kind: 'no-record' }];
  const reasons: Reason[] = [];
  if (seen.hash !== last.seen.hash) reasons.push({ kind: 'own-files' });
  if (isOwnCodeChanged({ merchantsDir, outDir }, code)) reasons.push({ kind: 'own-code' });
  for (const [from, hash] of Object.entries(last.looks ?? {})) {
    if (scanTheme(merchantsDir, from, state.looks?.[from]).hash !== hash) {
      reasons.push({ kind: 'look', from });
    }
  }
  const ofGames = mayConcernGames(last.seen) ? games : undefined;
  if (inputOf(compile, dressing, last.seen, ofGames) !== last.input) reasons.push({ kind: 'code' });
  if (site !== last.site) reasons.push({ kind: 'site-damaged' });
  return reasons;
};

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
  const jobs: PlanJob[] = [];
  const refused: PlannedBrand[] = [];
  for (const entry of plan.changed)
    try {
      const { code } = entry;
      const reasons = whyChanged({ merchantsDir, outDir }, state, plan, entry);
      jobs.push({ code, reasons, isConflict: conflicts.has(code) });
    } catch (error) {
      refused.push(await refusedBrand(merchantsDir, entry.code, error));
    }
  for (const { code, reason } of plan.failed)
    refused.push(await refusedBrand(merchantsDir, code, new Error(reason)));
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
    ...refused,
    ...plan.unchanged.map((code) => settledBrand(code, 'unchanged')),
    ...plan.held.map((code) => settledBrand(code, 'held')),
    ...(await eachApart(merchantsDir, gone, (code) => removedBrand(outDir, code))),
  ];
  const isBuilt = existsSync(outDir) && Object.keys(state.domains).length > 0;
  const codeDiffers = brands.some(({ reasons }) => reasons.some(({ kind }) => kind === 'code'));
  return { brands, codeDiffers: isBuilt ? codeDiffers : null, codeFiles: [] };
};
