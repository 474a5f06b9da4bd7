import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';
import { portOption } from '../../options/port.option.ts';

/** `livery serve`: the built sites by host name, and the platform behind them. */
export const serveCommand = (): Command =>
  new Command('serve')
    .summary('serve the built sites by host name, with the platform behind them')
    .description('Serves every built site at http://<code>.localhost:<port>/ until Ctrl-C.')
    .addOption(portOption(4400))
    .addOption(outOption())
    .addOption(merchantsOption())
    .option('--demo', 'fill every brand with a demo member, a demo agent and recent wins')
    .addOption(jsonOption())
    .action(lazily(() => import('./serve.action.ts')));
