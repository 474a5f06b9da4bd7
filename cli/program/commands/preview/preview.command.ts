import path from 'node:path';
import { Command, Option } from 'commander';
import { ROOT } from '../../../base/paths.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { parsePort, portOption } from '../../options/port.option.ts';

/** `livery preview`: git refs served beside the main one. */
export const previewCommand = (): Command =>
  new Command('preview')
    // The same options come before and after a subcommand; each belongs to whom it stands beside.
    .enablePositionalOptions()
    .summary('serve git refs or pull requests by host name, beside the main one')
    .description(
      'Serves each ref by its own code until Ctrl-C, at http://<brand>.<ref>.localhost:<port>/, with ' +
        'sites and a database of its own and the store of this checkout. A ref is a branch, a tag, a ' +
        'commit or pull/<number>; one that is not here is fetched.',
    )
    .argument('<refs...>', 'what to serve; at least one')
    .addOption(portOption(4500))
    .addOption(
      new Option('--main-port <number>', 'where the main one is, shown at <brand>.localhost')
        .default(4400)
        .argParser(parsePort),
    )
    .option('--remote <name>', 'the remote that has the pull requests', 'origin')
    .addOption(
      new Option('--repository <dir>', 'the git repository of the refs')
        .default(ROOT, 'this checkout')
        .argParser((dir: string) => path.resolve(dir)),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  livery preview pull/123            a pull request\n' +
        '  livery preview main feature/new    two branches beside each other\n',
    )
    .action(lazily(() => import('./preview.action.ts')))
    .addCommand(listCommand())
    .addCommand(stopCommand())
    .addCommand(cleanCommand());

const listCommand = (): Command =>
  new Command('list')
    .summary('every preview that is kept, and where it is served')
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./kept-previews.action.ts')).list })));

const stopCommand = (): Command =>
  new Command('stop')
    .summary('stop previews, also what a killed one left; their folders stay')
    .argument('[refs...]', 'all when left out')
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./kept-previews.action.ts')).stop })));

const cleanCommand = (): Command =>
  new Command('clean')
    .summary('stop previews and take away their work trees, sites and databases')
    .argument('[refs...]', 'all when left out')
    .option('--force', 'also where somebody has worked in a work tree')
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./kept-previews.action.ts')).clean })));
