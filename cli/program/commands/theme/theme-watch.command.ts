import { Argument, Command, Option } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { withTokenOptions } from './theme-import.command.ts';

/** `livery theme watch`: a theme and a file of design tokens, kept in step while somebody works. */
export const themeWatchCommand = (): Command =>
  withTokenOptions(
    new Command('watch')
      .summary('keep a theme and a file of design tokens in step')
      .description(
        'Carries each edit of the file into the merchant’s theme, through the check, and each edit of ' +
          'the theme into the file, until Ctrl-C. When both were edited and differ, it says so and ' +
          'overwrites neither. A file that is not there is made from the theme.',
      )
      .addArgument(codeArgument())
      .addArgument(new Argument('<files...>', 'files of design tokens, or folders of them'))
      .option('--partial', 'leave out what cannot be taken over, instead of waiting')
      .addOption(
        new Option('--prefer <side>', 'which side holds at the beginning if they differ').choices([
          'file',
          'theme',
        ]),
      ),
  )
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  livery theme watch shwe shwe.tokens.json\n')
    .action(lazily(() => import('./theme-watch.action.ts')));
