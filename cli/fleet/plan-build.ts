import { sha256 } from '../files/fingerprint.ts';
import { seeCompile, seeDressing, seeLook, seeMerchant, seeSite } from './see-files.ts';
import type { BuildState, BuiltSite, Seen } from './state.ts';

/** What a build has to do. */
export interface BuildPlan {
  compile: Seen;
  sources: string[];
  dressing: Seen;
  /** The looks that sites inherit. */
  looks: Record<string, Seen>;
  /** The merchants to build, with what was seen of their files. */
  changed: { code: string; seen: Seen; input: string }[];
  unchanged: string[];
}

/**
 * Finds out what has changed since the last build, without reading a merchant's file that has not.
 *
 * @param force takes every merchant for changed
 */
export const planBuild = (
  { merchantsDir, outDir, codes }: { merchantsDir: string; outDir: string; codes: string[] },
  state: BuildState,
  force: boolean,
): BuildPlan => {
  const { seen: compile, sources } = seeCompile(state.compile);
  const dressing = seeDressing(state.dressing);
  const looks: Record<string, Seen> = {};
  const isSameLook = (code: string, hash: string): boolean => {
    looks[code] ??= seeLook(merchantsDir, code, state.looks?.[code]);
    return looks[code].hash === hash;
  };
  const inheritsTheSame = ({ looks: inherited = {} }: BuiltSite): boolean =>
    Object.entries(inherited).every(([code, hash]) => isSameLook(code, hash));
  const plan: BuildPlan = { compile, sources, dressing, looks, changed: [], unchanged: [] };
  for (const code of codes) {
    const last = state.sites[code];
    const seen = seeMerchant(merchantsDir, code, last?.seen);
    const input = sha256([compile.hash, dressing.hash, process.versions.node, seen.hash].join());
    const isFresh =
      !force &&
      last?.input === input &&
      inheritsTheSame(last) &&
      last.site === seeSite(outDir, code);
    if (isFresh) plan.unchanged.push(code);
    else plan.changed.push({ code, seen, input });
    // The times may have changed while the contents did not: remember the new stamp.
    if (isFresh && last.seen !== seen) last.seen = seen;
  }
  return plan;
};
