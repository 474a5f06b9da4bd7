import { Command } from 'commander';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';

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
    .option('--force', 'build also what has not changed')
    .addOption(jsonOption())
    .action(lazily(() => import('./build.action.ts')));
