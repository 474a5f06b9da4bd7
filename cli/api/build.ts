import { randomInt } from 'node:crypto';
import type { Issue } from '#config/issues/issue.ts';
import type { BuildResult } from '../build/fleet/build-fleet.ts';
import type { ShardResult } from '../work/shards/build-shard.ts';
import type { VerifyResult } from '../work/verify-cache/verify-cache.ts';
import type { Chosen, Places } from './options.ts';
import { placesOf } from './places.ts';

/** What `build` is asked. */
export interface BuildOptions extends Places, Chosen {
  /** Build also what has not changed. */
  force?: boolean;
  /** Allow the removal of so many sites whose merchants have no folder any more. */
  allowRemove?: number;
  /** `i/n`: the i-th of n parts of the merchants. */
  shard?: string;
  /** The file of build costs that shards are balanced by; by default it lies beside the merchants. */
  costs?: string;
  /** Record the build costs of the brands that were built. */
  recordCosts?: boolean;
  /** Prove so many in a hundred of the sites by a build from cold; its seed draws which. */
  verifyCache?: number;
  verifySeed?: string;
  /** Show on stderr how it is getting on. */
  showProgress?: boolean;
  /** Called when the sites can be served; the upload to a shared store may still be running. */
  onServed?: (report: BuildReport) => Promise<void> | void;
}

/** What a build did: what `livery build --json` prints. */
export interface BuildReport {
  /** How many merchants were looked at, and what became of them. */
  merchants: number;
  built: number;
  unchanged: number;
  held: number;
  failed: number;
  removed: number;
  /** How many compiles it took: 0 or 1. */
  compiled: number;
  seconds: number;
  /** The folder of the sites. */
  out: string;
  codes: { built: string[]; held: string[]; failed: string[]; removed: string[] };
  /** What was found in the merchants' files; an error keeps a brand's last good site. */
  problems: Issue[];
  /** What went wrong on our side, per merchant. */
  faults: { code: string; fault: string }[];
  /** Why some could not be written: a full disk, a folder that is closed to us. */
  blocked: string[];
  /** The part that was built; unset when all were. */
  shard?: NonNullable<ShardResult['shard']>;
  /** What the shared store was good for; unset when none was asked. */
  remote?: NonNullable<BuildResult['remote']>;
  /** What the proof found; unset when none was asked for. */
  verified?: VerifyResult;
}

/** Proves a share of what was built; brands that were held or failed have nothing to prove. */
const verify = async (
  options: BuildOptions,
  { codes, held, failed }: ShardResult,
): Promise<VerifyResult | undefined> => {
  if (options.verifyCache === undefined) return undefined;
  const { verifyCache } = await import('../work/verify-cache/verify-cache.ts');
  const left = new Set([...held, ...failed]);
  return verifyCache({
    ...placesOf(options),
    codes: codes.filter((code) => !left.has(code)),
    percent: options.verifyCache,
    seed: options.verifySeed ?? String(randomInt(1e9)),
  });
};

const reportOf = (
  out: string,
  seconds: number,
  result: ShardResult,
  verified: VerifyResult | undefined,
): BuildReport => {
  const { codes, built, unchanged, held, failed, removed, compiled } = result;
  const { problems, faults, blocked, shard, remote } = result;
  return {
    merchants: codes.length,
    built: built.length,
    unchanged: unchanged.length,
    held: held.length,
    failed: failed.length,
    removed: removed.length,
    compiled,
    seconds,
    out,
    codes: { built, held, failed, removed },
    problems,
    faults,
    blocked,
    ...(shard && { shard }),
    ...(remote && { remote }),
    ...(verified && { verified }),
  };
};

/** Builds, proves and reports; see `build` of the API. */
export const runBuild = async (options: BuildOptions): Promise<BuildReport> => {
  const { buildShard } = await import('../work/shards/build-shard.ts');
  const { codes = [], force = false, recordCosts = false, shard, costs, allowRemove } = options;
  const places = placesOf(options);
  const started = performance.now();
  const result = await buildShard({
    ...places,
    named: [...codes],
    force,
    quiet: options.showProgress !== true,
    recordCosts,
    ...(allowRemove !== undefined && { allowRemove }),
    ...(shard !== undefined && { shard }),
    ...(costs !== undefined && { costsFile: costs }),
  });
  const seconds = Math.round(performance.now() - started) / 1000;
  const report = reportOf(places.outDir, seconds, result, await verify(options, result));
  await options.onServed?.(report);
  const { pushKept } = await import('../build/store/remote/fetch-stored.ts');
  await pushKept();
  return report;
};
