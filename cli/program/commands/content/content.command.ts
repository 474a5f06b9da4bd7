import { Command, InvalidArgumentError } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery content`: content that is kept elsewhere. */
export const contentCommand = (): Command =>
  new Command('content')
    .summary('take a merchant’s content over from a content system')
    .description('Content that is written in a headless content system, and not in the files.')
    .addCommand(pullCommand());

const parseSeconds = (given: string): number => {
  const seconds = Number(given);
  if (seconds > 0 && seconds <= 300) return seconds;
  throw new InvalidArgumentError('A number of seconds, at most 300.');
};

const pullCommand = (): Command =>
  new Command('pull')
    .summary('fetch, check and write what the content system keeps')
    .description(
      'Asks the content system of a merchant (content.source of its merchant.json) for what it keeps, ' +
        'checks it as every file is checked, and writes it into the merchant’s folder: all of it, or ' +
        'nothing when any of it is refused. The token stands in LIVERY_CONTENT_TOKEN_<CODE>; the form ' +
        'of the answers is the schema that `livery schema contentAnswer` prints.',
    )
    .addArgument(codeArgument())
    .option('--from <url>', 'another address than that of the file')
    .option('--dry-run', 'say what would change, and write nothing')
    .option('--timeout <seconds>', 'the most that one request may take', parseSeconds, 15)
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery content pull shwe --dry-run     what would change\n' +
        '  livery content pull shwe --from https://cms.example/livery\n',
    )
    .action(lazily(() => import('./pull.action.ts')));
