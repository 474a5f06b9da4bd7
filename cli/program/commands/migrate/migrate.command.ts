import { Command } from 'commander';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery migrate`: merchants' files in the newest schema version. */
export const migrateCommand = (): Command =>
  new Command('migrate')
    .summary('bring merchants’ files up to the newest schema version')
    .description(
      'Tells what would change in the files of older schema versions, and proves by dressing every ' +
        'brand before and after that no byte of its site differs, or lists what does. Writes ' +
        'nothing without --write.',
    )
    .addArgument(codesArgument())
    .option('--write', 'write the files: all of them, or none when one cannot be written')
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./migrate.action.ts')));
