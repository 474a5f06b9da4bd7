import path from 'node:path';
import { Argument, Command, Option } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery gather`: the sites of all shards in one folder, proved complete. */
export const gatherCommand = (): Command =>
  new Command('gather')
    .summary('put the sites of all shards into one folder, proved complete')
    .description(
      'Takes the folders that `build --shard i/n` filled, on one machine or on many. Refuses when ' +
        'they are parts of different splits, when a shard or a brand is missing, when a file is ' +
        'not what its build.json says, or when the sites come from different compiles.',
    )
    .addArgument(new Argument('<dirs...>', 'the folders of the shards, one each, in any order'))
    .addOption(
      new Option('--out <dir>', 'the folder that receives the sites; new or empty')
        .argParser((dir: string) => path.resolve(dir))
        .makeOptionMandatory(),
    )
    .addOption(jsonOption())
    .action(lazily(() => import('./gather.action.ts')));
