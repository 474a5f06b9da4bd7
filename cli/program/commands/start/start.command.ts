import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';
import { portOption } from '../../options/port.option.ts';

/** `livery start`: build what changed, then serve; what `npm start` runs. */
export const startCommand = (): Command =>
  new Command('start')
    .summary('build what changed, then serve it')
    .description('Checks and builds every merchant that changed, then serves all sites.')
    .addOption(portOption(4400))
    .addOption(outOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./start.action.ts')));
