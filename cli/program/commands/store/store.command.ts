import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

const statusCommand = (): Command =>
  new Command('status')
    .summary('what the store holds, and whether the shared one answers')
    .addOption(jsonOption())
    .action(lazily(() => import('./status.action.ts')));

const gcCommand = (): Command =>
  new Command('gc')
    .summary('remove what was used least lately until the store is small enough')
    .description(
      'Removes what was used least lately until the store holds no more than it may ' +
        '(LIVERY_STORE_MAX, 10GB unless set); never what a site links to, never while a build is ' +
        'running. Everything that goes can be made again.',
    )
    .option('--max-size <size>', 'how much may stay, for example 5GB')
    .option('--dry-run', 'remove nothing, say what would go')
    .addOption(jsonOption())
    .action(lazily(() => import('./gc.action.ts')));

const checkCommand = (): Command =>
  new Command('check')
    .summary('read the whole store and remove what is broken')
    .addOption(jsonOption())
    .action(lazily(() => import('./check.action.ts')));

/** `livery store`: the local store of compiles, drawings and files. */
export const storeCommand = (): Command =>
  new Command('store')
    .summary('look at, clean up and check the local store')
    .addCommand(statusCommand())
    .addCommand(gcCommand())
    .addCommand(checkCommand());
