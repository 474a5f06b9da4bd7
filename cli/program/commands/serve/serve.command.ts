import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';
import { portOption } from '../../options/port.option.ts';
import { addServerOptions, settingsHelp } from '../../options/server.options.ts';

/** `livery serve`: the built sites by host name, and the platform behind them. */
export const serveCommand = (): Command =>
  addServerOptions(new Command('serve'))
    .summary('serve the built sites by host name, with the platform behind them')
    .description(
      'Serves every built site until Ctrl-C: at http://<code>.localhost:<port>/, or for players at its own host names.',
    )
    .addOption(portOption(4400))
    .addOption(outOption())
    .addOption(merchantsOption())
    .option('--demo', 'fill every brand with a demo member, a demo agent and recent wins')
    .option(
      '--production',
      'serve players: refuse sandbox, demo rows, .localhost and weak secrets (also NODE_ENV=production)',
    )
    .addOption(jsonOption())
    .addHelpText('after', settingsHelp)
    .action(lazily(() => import('./serve.action.ts')));
