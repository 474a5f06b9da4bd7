import path from 'node:path';
import type { JsonOption } from '../../options/json.option.ts';
import { gatherShards } from '../../../work/shards/gather-shards.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

/**
 * Gathers the sites of all shards.
 *
 * @throws {InputError} when they are not the whole fleet; nothing is written then
 */
export const run = async (
  dirs: string[],
  { out, json = false }: JsonOption & { out: string },
): Promise<void> => {
  const result = gatherShards(
    dirs.map((dir) => path.resolve(dir)),
    out,
  );
  if (json) printJson(result);
  else print(`${result.sites} sites of ${result.shards} shards in ${out}`);
};
