import { Argument, Command } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery explain`: a value of a merchant, and the line that set it. */
export const explainCommand = (): Command =>
  new Command('explain')
    .summary('tell where a value of a merchant comes from')
    .description(
      'Tells a value as it comes out and the file, line and column that set it: the merchant, a ' +
        'theme that it extends, a default of the schema, or what the value is worked out from.',
    )
    .addArgument(codeArgument())
    .addArgument(
      new Argument(
        '[pointer]',
        'a JSON pointer (/flags/FREEPLAY3), the same with dots, or a token (color.bg)',
      ).default('', 'everything'),
    )
    .addOption(limitOption(40))
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery explain shwe /flags/FREEPLAY3\n  livery explain shwe color.primaryHover\n' +
        '  livery explain shwe /content/banners/0/title\n',
    )
    .action(lazily(() => import('./explain.action.ts')));
