import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';

/** `livery new`: a merchant's folder, and its first site. */
export const newCommand = (): Command =>
  new Command('new')
    .summary('make a new merchant, ending with a site that builds')
    .description(
      'Writes merchants/<code>/ with its file, a logo drawn for it and first contents, then builds ' +
        'its site. Asks what the flags leave open; with --no-input it takes the defaults.',
    )
    .argument('[code]', 'folder name and code: lower-case letters, digits and hyphens')
    .option('--name <name>', 'the brand’s name')
    .option('--legal-name <name>', 'the company behind the brand')
    .option('--slogan <text>', 'one line in English')
    .option('--domain <host>', 'the main domain')
    .option('--languages <list>', 'language codes, the default one first: my,en,zh-Hans')
    .option('--currency <code>', 'ISO 4217 code')
    .option('--time-zone <zone>', 'IANA time zone')
    .option('--theme <base>', 'night, nordic, neon, paper or dune')
    .option('--primary <hex>', 'the brand’s main color')
    .option('--accent <hex>', 'the brand’s second color')
    .option('--no-input', 'ask nothing')
    .option('--no-build', 'write the files only')
    .addOption(outOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./new.action.ts')));
