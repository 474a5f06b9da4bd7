import { Argument, Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { portOption } from '../../options/port.option.ts';

/** `livery dev`: one merchant's site with hot reload, theme and config edits included. */
export const devCommand = (): Command =>
  new Command('dev')
    .summary('work on the merchants’ sites with hot reload')
    .description(
      'Serves every merchant’s site from the sources, each at <code>.localhost; edits show at once, and so do faults in its files.',
    )
    .addArgument(new Argument('[code]', 'whose site to begin with; the first of all when left out'))
    .addOption(portOption(5173))
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./dev.action.ts')));
