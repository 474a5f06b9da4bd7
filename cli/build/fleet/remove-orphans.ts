import { type FailedBrand, failureOf } from '../../base/files/brand-failure.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { retireSite } from '../release/retire-site.ts';
import type { BuildState } from '../state/state.ts';
import { areManyRemovals } from './many-removals.ts';

/** What became of the sites of merchants that are gone. */
export interface OrphansRemoved {
  removed: string[];
  /** They stay as they are until the next build. */
  failed: FailedBrand[];
}

/** @throws {InputError} when many would go and nobody has allowed that many */
const refuseMany = (gone: readonly string[], known: number, allowed: number): void => {
  if (!areManyRemovals(gone.length, known) || gone.length <= allowed) return;
  const named = gone.slice(0, 10).join(', ') + (gone.length > 10 ? ', …' : '');
  throw new InputError(
    `${gone.length} of ${known} sites would go, for their merchants have no folder any more: ${named}. ` +
      `Nothing was done. If they shall go: livery build --allow-remove ${gone.length}`,
  );
};

/**
 * Takes the sites of merchants away that are gone; only those that a build of ours made, each for itself.
 *
 * @param all every merchant that there is
 * @throws {InputError} when many would go and nobody has allowed that many
 */
export const removeOrphans = (
  { outDir, allowRemove = 0 }: { outDir: string; allowRemove?: number },
  all: readonly string[],
  state: BuildState,
): OrphansRemoved => {
  const present = new Set(all);
  const known = Object.keys(state.domains);
  const gone = known.filter((code) => !present.has(code));
  refuseMany(gone, known.length, allowRemove);
  const failed: FailedBrand[] = [];
  const removed = gone.filter((code) => {
    try {
      retireSite(outDir, code);
    } catch (error) {
      failed.push({ code, ...failureOf(error) });
      return false;
    }
    delete state.sites[code];
    delete state.domains[code];
    return true;
  });
  return { removed, failed };
};
