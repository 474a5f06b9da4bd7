import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform uploads`: where the pictures of members are kept. */
export const uploadsCommand = (): Command =>
  new Command('uploads')
    .summary('move pictures of members between rows and the store')
    .description(
      'Where LIVERY_S3_URL is set, servers keep what members upload in that store; what was there before stays in ' +
        'its rows, and is read from there, until it is moved.',
    )
    .addCommand(moveCommand());

const moveCommand = (): Command =>
  withActorOptions(new Command('move'))
    .summary('move all pictures from their rows into the store, while players go on')
    .description(
      'Moves the pictures that rows hold into the store of LIVERY_S3_URL; with --back out of it into the rows, ' +
        'before that variable is unset. What was cut off goes on where it was when it runs again.',
    )
    .option('--back', 'out of the store, into the rows')
    .addOption(jsonOption())
    .action(lazily(() => import('./move-uploads.action.ts')));
