import path from 'node:path';
import { Command, Option } from 'commander';
import { allowRemoveOption } from '../../options/allow-remove.option.ts';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';

const costsOption = (): Option =>
  new Option(
    '--costs <file>',
    'what each brand costs; build-costs.json beside the merchants',
  ).argParser((file: string) => path.resolve(file));

/** `livery build`: the sites of all merchants that changed. */
export const buildCommand = (): Command =>
  new Command('build')
    .summary('build the sites of the merchants that changed')
    .description(
      'Builds one site per merchant. What has not changed is left alone; a merchant at fault is ' +
        'reported, keeps its last good site, and does not stop the others.',
    )
    .addArgument(codesArgument())
    .addOption(outOption())
    .addOption(merchantsOption())
    .option('--force', 'build also what has not changed, and what was rolled back')
    .option('--shard <i/n>', 'build only the i-th of n parts that cost about the same')
    .addOption(costsOption())
    .option('--record-costs', 'write down what each brand takes, for --shard')
    .addOption(allowRemoveOption())
    .option('--store-read-only', 'send nothing to the shared store (LIVERY_STORE_URL)')
    .option('--verify-cache <n%>', 'build that share again from cold and compare every byte')
    .option('--verify-seed <seed>', 'which brands --verify-cache draws; a random one if left out')
    .addOption(jsonOption())
    .action(lazily(() => import('./build.action.ts')));
