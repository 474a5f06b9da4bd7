import { existsSync } from 'node:fs';
import { type BuildRequest, type BuildResult, buildFleet } from '../../build/fleet/build-fleet.ts';
import { chooseCodes, listCodes } from '../../build/fleet/list-codes.ts';
import { type ChosenShard, chooseShard, keepShardRecord } from './choose-shard.ts';
import { loadCosts, mergeCosts, defaultCostsFile, writeCosts } from './costs-file.ts';

/** What to build, and which part of it. */
export interface ShardRequest extends Omit<BuildRequest, 'codes'> {
  /** The codes that were named; none means all. */
  named: string[];
  /** `i/n`: builds the i-th of n parts of them. */
  shard?: string;
  /** Where the costs stand instead of beside the merchants. */
  costsFile?: string;
  /** Writes down what the brands cost that were built. */
  recordCosts?: boolean;
}

/** What a build of a part, or of all, did. */
export interface ShardResult extends BuildResult {
  /** The codes that were looked at. */
  codes: string[];
  /** The part; unset when everything was built. */
  shard?: ChosenShard;
}

/**
 * Builds the merchants that were named, or one part of them, and keeps the costs if asked to. Which
 * part it is goes into no key and into no byte of a site.
 *
 * @throws {UsageError} when a code or the shard is wrong
 * @throws {InputError} when the costs cannot be read
 */
export const buildShard = async ({
  named,
  shard: text,
  costsFile,
  recordCosts = false,
  ...request
}: ShardRequest): Promise<ShardResult> => {
  const { merchantsDir, outDir } = request;
  const all = await chooseCodes(merchantsDir, named);
  const chosen = text === undefined ? undefined : chooseShard(merchantsDir, all, text, costsFile);
  const codes = chosen?.shard.codes ?? all;
  const result = await buildFleet({ ...request, codes });
  keepShardRecord(outDir, chosen?.record);
  if (recordCosts) {
    const file = costsFile ?? defaultCostsFile(merchantsDir);
    const known = existsSync(file) ? loadCosts(merchantsDir, file) : {};
    writeCosts(file, mergeCosts(known, result.costs, listCodes(merchantsDir)));
  }
  return { ...result, codes, ...(chosen && { shard: chosen.shard }) };
};
