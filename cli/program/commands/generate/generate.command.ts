import { Command } from 'commander';
import { codesArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery generate`: typed settings, theme css and manifest into `.livery/<code>/`. */
export const generateCommand = (): Command =>
  new Command('generate')
    .summary('write a merchant’s typed settings, theme and manifest')
    .description('Writes settings.ts, theme.css and manifest.webmanifest into .livery/<code>/.')
    .addArgument(codesArgument())
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./generate.action.ts')));
