import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

const addContext = (pair: string, known: Record<string, string>): Record<string, string> => {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) {
    throw new InvalidArgumentError('say it as <modifier>=<context>.');
  }
  return { ...known, [name]: value };
};

/** How files of design tokens are read: their map, their modes, their contexts. */
export const withTokenOptions = (command: Command): Command =>
  command
    .option(
      '--map <file>',
      'JSON: names of theirs and tokens of ours; else tokens.map.json of the merchant',
    )
    .option('--light <name>', 'what the file calls light mode')
    .option('--dark <name>', 'what the file calls dark mode')
    .addOption(
      new Option(
        '--context <modifier=context>',
        'which context of another modifier, group of themes or collection; may be repeated',
      )
        .argParser(addContext)
        .default({}, 'its default'),
    );

/** `livery theme import`: design tokens into a merchant's file. */
export const themeImportCommand = (): Command =>
  withTokenOptions(
    new Command('import')
      .summary('take design tokens over into a merchant’s file')
      .description(
        'Reads design tokens (DTCG 2025.10 with its resolver, Tokens Studio, Figma variables, Style ' +
          'Dictionary) and writes into merchant.json what the theme is not yet. All of them or none: ' +
          'what is not understood is reported with file and line.',
      )
      .addArgument(codeArgument())
      .addArgument(new Argument('<files...>', 'files of design tokens, or folders of them'))
      .option('--partial', 'leave out what cannot be taken over, instead of stopping')
      .addOption(
        new Option('--mode <mode>', 'the files hold this mode alone').choices(['light', 'dark']),
      )
      .option('--no-input', 'ask nothing'),
  )
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery theme import shwe shwe.tokens.json\n' +
        '  livery theme import shwe variables.json --light Day --dark Night\n' +
        '  livery theme import shwe tokens/ --map studio.map.json --partial\n',
    )
    .action(lazily(() => import('./theme-import.action.ts')));
