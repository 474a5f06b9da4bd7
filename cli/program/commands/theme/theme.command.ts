import { Command, Option } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { themeImportCommand } from './theme-import.command.ts';

/** `livery theme`: every color and token of one merchant, as it comes out and where from. */
export const themeCommand = (): Command =>
  new Command('theme')
    .summary('show a merchant’s theme and where each value comes from')
    .description(
      'Shows every setting, color and token of a merchant as it comes out in each mode, and where ' +
        'it comes from: a line of a file, a theme that it extends, or what it is derived from.',
    )
    .addArgument(codeArgument())
    .addOption(merchantsOption())
    .addOption(
      new Option('--format <format>', 'print the theme in a format of its own')
        .choices(['css', 'json', 'dtcg', 'resolver', 'style-dictionary'])
        .conflicts(['css', 'json']),
    )
    .addOption(
      new Option('--mode <mode>', 'one mode alone, every value explicit: for tools').choices([
        'light',
        'dark',
      ]),
    )
    .addOption(new Option('--css', 'print the theme’s css').conflicts('json'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery theme shwe                               a table for people\n' +
        '  livery theme shwe --format dtcg > shwe.tokens.json   design tokens for tools\n' +
        '  livery theme shwe --format dtcg --mode dark          one mode, for Terrazzo and others\n' +
        '  livery theme shwe --format resolver                  both modes in a resolver document\n' +
        '  livery theme import shwe shwe.tokens.json       take design tokens over\n',
    )
    .action(lazily(() => import('./theme.action.ts')))
    .addCommand(themeImportCommand());
