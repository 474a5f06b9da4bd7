import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../base/files/write-whole.ts';
import { type Costs, loadCosts } from './costs-file.ts';
import { parseShard, type Shard } from './shard.ts';
import { splitFleet } from './split-fleet.ts';

/** The part of a fleet that one machine builds. */
export interface ChosenShard extends Shard {
  /** The same on every machine that splits the same fleet; see `splitFleet`. */
  digest: string;
  /** The brands of this part, sorted. */
  codes: string[];
}

/** What the folder of one shard's sites says about the whole: `.shard.json`, beside the sites. */
export interface ShardRecord extends Shard {
  version: 1;
  digest: string;
  /** Every brand of the fleet with the cost that the split was computed from. */
  costs: Costs;
}

/** Where a shard's record lies: hidden, for what is not hidden there is a site. */
export const shardRecordFile = (outDir: string): string => path.join(outDir, '.shard.json');

/**
 * The brands of one shard, and what its folder is to say about the split.
 *
 * @param codes the fleet that is split
 * @param text `i/n`
 * @param costsFile instead of the one beside the merchants
 * @throws {UsageError} when the text is no shard
 */
export const chooseShard = (
  merchantsDir: string,
  codes: readonly string[],
  text: string,
  costsFile?: string,
): { shard: ChosenShard; record: ShardRecord } => {
  const { index, of } = parseShard(text);
  const { shards, costs, digest } = splitFleet(codes, loadCosts(merchantsDir, costsFile), of);
  const shard = { index, of, digest };
  return {
    shard: { ...shard, codes: shards[index - 1] ?? [] },
    record: { version: 1, ...shard, costs },
  };
};

/** Writes the record of the shard that was built; a whole build has none, so an old one goes. */
export const keepShardRecord = (outDir: string, record: ShardRecord | undefined): void => {
  const file = shardRecordFile(outDir);
  if (record) writeWhole(file, `${JSON.stringify(record)}\n`);
  else rmSync(file, { force: true });
};
