import { Argument, Command } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery theme import`: design tokens into a merchant's file. */
export const themeImportCommand = (): Command =>
  new Command('import')
    .summary('take design tokens over into a merchant’s file')
    .description(
      'Reads design tokens (W3C DTCG 2025.10) and writes into merchant.json what the theme is not ' +
        'yet. All of them or none: what is not understood is reported with file and line.',
    )
    .addArgument(codeArgument())
    .addArgument(new Argument('<file>', 'the file of design tokens'))
    .option('--partial', 'leave out what cannot be taken over, instead of stopping')
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./theme-import.action.ts')));
