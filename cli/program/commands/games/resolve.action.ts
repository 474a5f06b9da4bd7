import type { DecidedAction } from '#platform/base/audit/record-decision.ts';
import { INSTALLATION, recordDecision } from '#platform/base/audit/record-decision.ts';
import { closeRefused, type Resolved, retryRefused } from '#vendor/wallet/resolve-refused.ts';
import type { GamesDatabase } from '#vendor/database/games-tables.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from '../platform/open-platform.ts';
import { withGames } from './open-games.ts';

type Options = JsonOption & DeciderOption;

/**
 * Lets a refused message be sent once more.
 *
 * @throws {InputError} when there is no such message, or nobody refused it
 */
export const retry = async (number: string, options: Options): Promise<void> => {
  const id = await resolve(number, 'win.retry', options, retryRefused);
  if (options.json) printJson({ message: id, state: 'pending' });
  else
    printLine(
      `The message ${id} is sent again by the games' service, within moments when it runs.`,
    );
};

/**
 * Closes a refused message that no wallet will take any more.
 *
 * @throws {InputError} when there is no such message, or nobody refused it
 */
export const close = async (number: string, options: Options): Promise<void> => {
  const id = await resolve(number, 'win.close', options, (database, message) =>
    closeRefused(database, message, options.reason),
  );
  if (options.json) printJson({ message: id, state: 'closed' });
  else printLine(`The message ${id} is closed; its round waits no longer.`);
};

const resolve = async (
  number: string,
  action: DecidedAction,
  options: Options,
  work: (database: GamesDatabase, id: number) => Promise<Resolved>,
): Promise<number> => {
  if (!/^[1-9]\d{0,14}$/.test(number)) throw new UsageError(`${number} is no message's number.`);
  const id = Number(number);
  // The games have books of their own: the platform's log holds the decision, once it was taken.
  const resolved = await withPlatform(({ database }) =>
    database.transaction().execute(async (tx) => {
      const subject = `game message ${id}`;
      await recordDecision(tx, {
        ...deciderOf(options),
        merchantId: INSTALLATION,
        action,
        subject,
      });
      const outcome = await withGames((games) => work(games, id));
      if (!outcome.ok) throw new InputError(explain(id, outcome.code));
      return outcome;
    }),
  );
  return resolved.message.id;
};

const explain = (id: number, code: 'message_unknown' | 'not_refused'): string =>
  code === 'message_unknown'
    ? `There is no message ${id}; \`livery games unsettled\` shows what waits.`
    : `The message ${id} is no win or jackpot that the wallet refused; nothing is to be done about it.`;
