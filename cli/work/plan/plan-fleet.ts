import { planAgainstBuild, type PlannedSide } from './against-build.ts';
import { planAgainstFolder, recogniseFolder } from './against-folder.ts';
import type { PlanBatch } from './plan-brands.ts';
import { withFolderAtRef } from './git-ref.ts';
import { areManyRemovals } from '../../build/fleet/many-removals.ts';
import type { Change, Plan, PlanBase, PlannedBrand, PlanRequest } from './plan.ts';
import { UsageError } from '../../base/terminal/errors.ts';

const CHANGES: readonly Change[] = ['new', 'changed', 'removed', 'refused', 'held', 'unchanged'];

const isTouched = ({ change }: PlannedBrand): boolean =>
  change === 'new' || change === 'changed' || change === 'removed';

const sum = (brands: readonly PlannedBrand[], of: (brand: PlannedBrand) => number): number =>
  brands.reduce((total, brand) => total + of(brand), 0);

const totalsOf = (brands: readonly PlannedBrand[]): Plan['totals'] => {
  const touched = brands.filter(isTouched);
  const counts = CHANGES.map((change) => [
    change,
    brands.filter((brand) => brand.change === change).length,
  ]);
  return {
    brands: Object.fromEntries(counts) as Plan['totals']['brands'],
    files: {
      added: sum(touched, ({ files }) => files.added.length),
      removed: sum(touched, ({ files }) => files.removed.length),
      changed: sum(touched, ({ files }) => files.changed.length),
    },
    bytes: {
      before: sum(touched, ({ bytes }) => bytes.before),
      after: sum(touched, ({ bytes }) => bytes.after),
    },
    properties: sum(touched, ({ properties }) => properties.length),
  };
};

/** Only a build of all brands takes sites away; a plan of some names none that go. */
const removalsToAllow = (brands: readonly PlannedBrand[]): number => {
  const gone = brands.filter(({ change }) => change === 'removed').length;
  const known = brands.filter(({ change }) => change !== 'new').length;
  return areManyRemovals(gone, known) ? gone : 0;
};

const toPlan = (against: PlanBase, { brands, codeDiffers, codeFiles }: PlannedSide): Plan => ({
  against,
  code: { differs: codeDiffers, files: codeFiles },
  totals: totalsOf(brands),
  allowRemove: against.kind === 'build' ? removalsToAllow(brands) : 0,
  brands: brands.toSorted((one, other) => (one.code < other.code ? -1 : 1)),
});

/** Looks at a plan and at the other side of it. */
export type LookAtPlan = (plan: Plan, before: PlanBatch['before']) => Promise<void>;

/**
 * Says what a build of the working tree would change, and why, down to files, bytes and custom
 * properties. Writes nothing: neither sites, state nor store. Calls may run side by side.
 *
 * @param look is called with the plan while its other side is still there, for whoever needs both
 * @throws {UsageError} when what to compare with cannot be found
 */
export const planFleet = async (request: PlanRequest, look?: LookAtPlan): Promise<Plan> => {
  const { merchantsDir, outDir, against, from } = request;
  const seen = async (plan: Plan, before: PlanBatch['before']): Promise<Plan> => {
    await look?.(plan, before);
    return plan;
  };
  if (against !== undefined && from !== undefined) {
    throw new UsageError('compare with a git ref or with a folder, not with both.');
  }
  if (from !== undefined) {
    const base = recogniseFolder(from);
    return seen(toPlan(base, await planAgainstFolder(request, base)), base);
  }
  if (against === undefined) {
    const plan = toPlan({ kind: 'build', dir: outDir }, await planAgainstBuild(request));
    return seen(plan, { kind: 'sites', dir: outDir });
  }
  return withFolderAtRef(merchantsDir, against, async ({ commit, dir, code }) => {
    const side = await planAgainstFolder(request, { kind: 'merchants', dir });
    const differs = code === undefined ? null : code.length > 0;
    const known = { ...side, codeDiffers: differs, codeFiles: code ?? [] };
    return seen(toPlan({ kind: 'ref', ref: against, commit }, known), { kind: 'merchants', dir });
  });
};
