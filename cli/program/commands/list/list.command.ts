import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { sitesOption } from '../../options/sites.option.ts';

/** `livery list`: the merchants, and whether each one's site is built and fresh. */
export const listCommand = (): Command =>
  new Command('list')
    .summary('list the merchants')
    .description('Lists the merchants: name, languages, main domain, and how fresh the site is.')
    .addOption(sitesOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./list.action.ts')));
