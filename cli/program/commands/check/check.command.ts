import { Command, Option } from 'commander';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery check`: every fault of every merchant at once. */
export const checkCommand = (): Command =>
  new Command('check')
    .summary('find every fault of the merchants’ files')
    .description(
      'Checks the merchants’ files and reports all faults at once, with file and line. Faults with ' +
        'one certain remedy, such as a contrast that is too low, come with a ready JSON patch. ' +
        'Where many merchants have one fault, it is told once, with a count and the first places.',
    )
    .addArgument(codesArgument())
    .option('--fix', 'apply the patches to the merchants’ files, then check again')
    .option('--fault <code>', 'with --fix: put only this fault right, such as licence/age')
    .addOption(
      new Option('--format <format>', 'print the answer for a CI server')
        .choices(['sarif', 'github', 'junit'])
        .conflicts('json'),
    )
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery check shwe                       one merchant, for people\n' +
        '  livery check --format github            annotations of a pull request\n' +
        '  livery check --format sarif > it.sarif  for code scanning\n',
    )
    .action(lazily(() => import('./check.action.ts')));
