import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../base/terminal/errors.ts';
import { type ShardRecord, shardRecordFile } from './choose-shard.ts';
import { splitFleet } from './split-fleet.ts';

/** The folder of one shard's sites, with the brands that it must hold. */
export interface ReadShard {
  dir: string;
  record: ShardRecord;
  codes: string[];
}

const readRecord = (dir: string): ShardRecord => {
  try {
    const record = JSON.parse(readFileSync(shardRecordFile(dir), 'utf8')) as ShardRecord;
    if (record.version === 1 && typeof record.costs === 'object') return record;
  } catch (error) {
    throw new InputError(
      `${dir} is no folder of a shard: ${path.basename(shardRecordFile(dir))}: ${(error as Error).message}`,
    );
  }
  throw new InputError(`${dir} holds the record of another kind of shard.`);
};

/** Reads one folder and computes the split anew: a record that was changed does not fit it. */
const readShard = (dir: string): ReadShard => {
  const record = readRecord(dir);
  const { shards, digest } = splitFleet(Object.keys(record.costs), record.costs, record.of);
  const codes = shards[record.index - 1];
  if (digest !== record.digest || !codes) {
    throw new InputError(`the record of the shard in ${dir} contradicts itself.`);
  }
  return { dir, record, codes };
};

/**
 * Reads the folders of all shards of one split, in their order.
 *
 * @throws {InputError} when they are of different splits, or one is missing or there twice
 */
export const readShards = (dirs: readonly string[]): ReadShard[] => {
  const read = dirs.map(readShard).toSorted((a, b) => a.record.index - b.record.index);
  const [first] = read;
  const stranger = read.find(({ record }) => record.digest !== first?.record.digest);
  if (first && stranger) {
    throw new InputError(
      `${first.dir} and ${stranger.dir} are parts of different splits (${first.record.digest.slice(0, 10)}, ` +
        `${stranger.record.digest.slice(0, 10)}): other brands, other costs or another number of shards.`,
    );
  }
  const of = first?.record.of ?? 0;
  const counts = Array.from({ length: of }, (_, at) => ({
    shard: `${at + 1}/${of}`,
    count: read.filter(({ record }) => record.index === at + 1).length,
  }));
  const missing = counts.filter(({ count }) => count === 0).map(({ shard }) => shard);
  const doubled = counts.filter(({ count }) => count > 1).map(({ shard }) => shard);
  if (missing.length > 0) throw new InputError(`missing shards: ${missing.join(', ')}.`);
  if (doubled.length > 0) throw new InputError(`given more than once: ${doubled.join(', ')}.`);
  return read;
};
