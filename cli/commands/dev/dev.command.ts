import { Command } from 'commander';
import { codeArgument } from '../../options/codes.argument.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { portOption } from '../../options/port.option.ts';

/** `livery dev`: one merchant's site with hot reload, theme and config edits included. */
export const devCommand = (): Command =>
  new Command('dev')
    .summary('work on one merchant’s site with hot reload')
    .description(
      'Serves one merchant’s site from the sources; edits show at once, also of its file.',
    )
    .addArgument(codeArgument())
    .addOption(portOption(5173))
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./dev.action.ts')));
