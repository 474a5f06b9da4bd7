import { Command, Option } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { sitesOption } from '../../options/sites.option.ts';

/** `livery rollback`: an older release of one brand. */
export const rollbackCommand = (): Command =>
  new Command('rollback')
    .summary('serve an older release of one brand')
    .description(
      'Serves the release before the present one, or the one that is named. One rename: no other ' +
        'brand is touched, and nobody sees half a site. Builds then leave the brand until its own ' +
        'files change or they are forced. The last five releases of each brand are kept.',
    )
    .addArgument(codeArgument())
    .option('--to <release>', 'a release by its name or number')
    .addOption(new Option('--list', 'list the releases that there are').conflicts('to'))
    .addOption(sitesOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./rollback.action.ts')));
