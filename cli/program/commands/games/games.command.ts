import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';

/** `livery games`: what an operator of the games' service does with its books. */
export const gamesCommand = (): Command =>
  new Command('games')
    .summary('operate the games: their pages, and rounds whose end the wallet did not take')
    .description(
      'Looks into the games’ own database: the one of LIVERY_GAMES_DATABASE_URL, else the one ' +
        'beside the platform’s.',
    )
    .addCommand(pagesCommand())
    .addCommand(unsettledCommand())
    .addCommand(retryCommand())
    .addCommand(closeCommand());

const pagesCommand = (): Command =>
  new Command('pages')
    .summary('compile the games’ pages if need be; prints their folder, for LIVERY_GAMES_PAGES')
    .addOption(jsonOption())
    .action(lazily(() => import('./pages.action.ts')));

const unsettledCommand = (): Command =>
  new Command('unsettled')
    .summary('wins and jackpots that the wallet refused, and messages it has not answered')
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./unsettled.action.ts')));

const retryCommand = (): Command =>
  withActorOptions(new Command('retry'))
    .summary('send a refused message once more, as a new request')
    .argument('<message>', 'its number, as `livery games unsettled` shows it')
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./resolve.action.ts')).retry })));

const closeCommand = (): Command =>
  withActorOptions(
    new Command('close'),
    'how it was settled; it is kept with the message and in the audit log',
  )
    .summary('close a refused message that was settled in another way; its round waits no longer')
    .argument('<message>', 'its number, as `livery games unsettled` shows it')
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./resolve.action.ts')).close })));
