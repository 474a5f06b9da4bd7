import { Command } from 'commander';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { sitesOption } from '../../options/sites.option.ts';

/** `livery verify`: whether what is served is what was built. */
export const verifyCommand = (): Command =>
  new Command('verify')
    .summary('check that the built sites are what was built')
    .description(
      'Compares every file of the served sites with the hashes in their build.json, and names ' +
        'what is missing, changed or not of the site. Changes nothing.',
    )
    .addArgument(codesArgument())
    .addOption(sitesOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./verify.action.ts')));
