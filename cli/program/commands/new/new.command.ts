import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';
import { portOption } from '../../options/port.option.ts';

/** `livery new`: a merchant's folder, and its first site. */
export const newCommand = (): Command =>
  new Command('new')
    .summary('make a new merchant, ending with a site that builds')
    .description(
      'Writes merchants/<code>/ with its file, its logo or one drawn for it, and first contents in ' +
        'every chosen language, checks it, then builds its site. Asks what the flags leave open; with ' +
        '--no-input it takes the defaults.',
    )
    .argument('[code]', 'folder name and code: lower-case letters, digits and hyphens')
    .option('--name <name>', 'the brand’s name')
    .option('--legal-name <name>', 'the company behind the brand')
    .option('--slogan <text>', 'one line in English')
    .option('--domain <host>', 'the main domain')
    .option('--languages <list>', 'language codes, the default one first: my,en,zh-Hans')
    .option('--currency <code>', 'ISO 4217 code')
    .option('--time-zone <zone>', 'IANA time zone')
    .option('--theme <base>', 'night, nordic, neon, paper, tonal or dune')
    .option('--logo <file>', 'the brand’s own logo: an SVG or a picture')
    .option('--colors <list>', 'auto: those of the logo; else one or two, in any notation of CSS')
    .option('--primary <color>', 'the brand’s main color')
    .option('--accent <color>', 'the brand’s second color')
    .option('--jurisdiction <code>', 'where it is licensed: sandbox (play money), great-britain, …')
    .option('--licence-number <number>', 'the number that the regulator gave')
    .option('--licence-url <url>', 'the licence in the regulator’s register')
    .option('--no-input', 'ask nothing')
    .option('--no-build', 'write the files only')
    .option('--start', 'then serve the new site until Ctrl-C')
    .addOption(portOption(4400))
    .addOption(outOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery new aurora                                  asks\n' +
        '  livery new aurora --logo aurora.svg --languages th,en --start\n' +
        '  livery new aurora --no-input --name "Zürich" --colors "teal, oklch(0.6 0.2 25)"\n',
    )
    .action(lazily(() => import('./new.action.ts')));
