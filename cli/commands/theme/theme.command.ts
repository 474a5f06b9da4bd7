import { Command, Option } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery theme`: every colour and token of one merchant, as it comes out. */
export const themeCommand = (): Command =>
  new Command('theme')
    .summary('show a merchant’s colours and tokens as they come out')
    .description('Shows every colour role of both modes and every token, after all defaults.')
    .addArgument(codeArgument())
    .addOption(merchantsOption())
    .addOption(new Option('--css', 'print the theme’s css').conflicts('json'))
    .addOption(jsonOption())
    .action(lazily(() => import('./theme.action.ts')));
