import path from 'node:path';
import { Command, Option } from 'commander';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';

/** `livery plan`: what a build would change, without a build. */
export const planCommand = (): Command =>
  new Command('plan')
    .summary('say what a build would change, and why; writes nothing')
    .description(
      'Says which brands a build would change and why, which files and custom properties, and the ' +
        'bytes before and after. Writes nothing: neither sites, state nor store.',
    )
    .addArgument(codesArgument())
    .addOption(
      new Option(
        '--against <ref>',
        'compare with the merchants of a git ref, dressed with today’s code',
      ).conflicts('from'),
    )
    .addOption(
      new Option('--from <dir>', 'compare with a folder of built sites, or of merchants').argParser(
        (dir: string) => path.resolve(dir),
      ),
    )
    .addOption(
      new Option('--format <format>', 'print the answer as a comment for a pull request')
        .choices(['markdown'])
        .conflicts('json'),
    )
    .addOption(
      new Option(
        '--pictures <folder>',
        'with --format: pictures of the brands that show every change, before and after',
      ).argParser((dir: string) => path.resolve(dir)),
    )
    .option('--pictures-url <url>', 'with --pictures: where readers of the comment find them')
    .addOption(outOption())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery plan                        against the last build\n' +
        '  livery plan shwe --against main    against a branch\n' +
        '  livery plan --from /srv/sites      against the sites that are served\n' +
        '  livery plan --against main --format markdown --pictures pictures\n',
    )
    .action(lazily(() => import('./plan.action.ts')));
