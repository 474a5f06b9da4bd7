import { type BuildPlan, inputOf } from '../../build/fleet/plan-build.ts';
import { scanTheme, seeSite } from '../../build/release/scan-files.ts';
import type { BuildState } from '../../build/state/state.ts';
import type { Reason } from './plan.ts';

/**
 * Why a build would make a brand's site again.
 *
 * @param state as the last build left it
 * @param entry the brand among those that the build would make
 */
export const whyChanged = (
  { merchantsDir, outDir }: { merchantsDir: string; outDir: string },
  state: BuildState,
  { compile, dressing }: Pick<BuildPlan, 'compile' | 'dressing'>,
  { code, seen }: BuildPlan['changed'][number],
): Reason[] => {
  const last = state.sites[code];
  const site = seeSite(outDir, code);
  if (site.trim() === '') return [{ kind: 'not-built' }];
  if (!last) return [{ kind: 'no-record' }];
  const reasons: Reason[] = [];
  if (seen.hash !== last.seen.hash) reasons.push({ kind: 'own-files' });
  for (const [from, hash] of Object.entries(last.looks ?? {})) {
    if (scanTheme(merchantsDir, from, state.looks?.[from]).hash !== hash) {
      reasons.push({ kind: 'look', from });
    }
  }
  if (inputOf(compile, dressing, last.seen) !== last.input) reasons.push({ kind: 'code' });
  if (site !== last.site) reasons.push({ kind: 'site-damaged' });
  return reasons;
};
