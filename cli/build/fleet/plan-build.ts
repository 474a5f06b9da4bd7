import { sha256 } from '../../base/files/fingerprint.ts';
import { type FailedBrand, failureOf } from '../../base/files/brand-failure.ts';
import { pinnedHash } from '../release/pin.ts';
import {
  scanCompileSources,
  scanGamesSources,
  scanRenderSources,
  scanTheme,
  scanMerchant,
  seeSite,
} from '../release/scan-files.ts';
import type { BuildState, BuiltSite, Seen, SeenTree } from '../state/state.ts';

/** What a build has to do. */
export interface BuildPlan {
  compile: SeenTree;
  sources: string[];
  dressing: SeenTree;
  /** The sources of the games' pages; unset where no own code that was looked at may concern them. */
  games?: SeenTree;
  /** The looks that sites inherit. */
  looks: Record<string, Seen>;
  /** The merchants to build, with what was seen of their files. */
  changed: { code: string; seen: SeenTree; input: string }[];
  unchanged: string[];
  /** Rolled back, and their own files are as they were then: left as they are. */
  held: string[];
  /** They cannot be looked at: left as they are, and told. */
  failed: FailedBrand[];
  /** Unchanged ones whose files have other times than before: `state` has their new stamps. */
  restamped: string[];
}

/** The hash of everything that goes into a site: the code, and the merchant's own files. */
export const inputOf = (compile: Seen, rendering: Seen, seen: Seen, games?: Seen): string => {
  const parts = [compile.hash, rendering.hash, process.versions.node, seen.hash];
  return sha256([...parts, ...(games ? [games.hash] : [])].join());
};

/** Whether a merchant's files may concern the pages of the games: own components, own words. */
export const mayConcernGames = ({ tree }: SeenTree): boolean =>
  /^overrides\/(?:components|words)\//m.test(tree);

/**
 * Finds out what has changed since the last build, without reading a merchant's file that has not. One that cannot be
 * looked at keeps no other from its turn.
 *
 * @param force takes every merchant for changed
 */
export const planBuild = (
  { merchantsDir, outDir, codes }: { merchantsDir: string; outDir: string; codes: string[] },
  state: BuildState,
  force: boolean,
): BuildPlan => {
  const { seen: compile, sources } = scanCompileSources(state.compile);
  const dressing = scanRenderSources(state.dressing);
  const looks: Record<string, Seen> = {};
  const isSameTheme = (code: string, hash: string): boolean => {
    looks[code] ??= scanTheme(merchantsDir, code, state.looks?.[code]);
    return looks[code].hash === hash;
  };
  const inheritsTheSame = ({ looks: inherited = {} }: BuiltSite): boolean =>
    Object.entries(inherited).every(([code, hash]) => isSameTheme(code, hash));
  const none: Pick<BuildPlan, 'changed' | 'unchanged' | 'held' | 'failed' | 'restamped'> = {
    changed: [],
    unchanged: [],
    held: [],
    failed: [],
    restamped: [],
  };
  const plan: BuildPlan = { compile, sources, dressing, looks, ...none };
  const look = (code: string): void => {
    const last = state.sites[code];
    const seen = scanMerchant(merchantsDir, code, last?.seen);
    const games = mayConcernGames(seen)
      ? (plan.games ??= scanGamesSources(state.games ?? {}))
      : undefined;
    const input = inputOf(compile, dressing, seen, games);
    const isFresh =
      !force &&
      last?.input === input &&
      inheritsTheSame(last) &&
      last.site === seeSite(outDir, code);
    if (isFresh) plan.unchanged.push(code);
    else if (!force && pinnedHash(outDir, code) === seen.hash) plan.held.push(code);
    else plan.changed.push({ code, seen, input });
    // The times may have changed while the contents did not: remember the new stamp.
    if (isFresh && last.seen !== seen) {
      last.seen = seen;
      plan.restamped.push(code);
    }
  };
  for (const code of codes)
    try {
      look(code);
    } catch (error) {
      plan.failed.push({ code, ...failureOf(error) });
    }
  return plan;
};
