import { closeRefused, type Resolved, retryRefused } from '#vendor/wallet/resolve-refused.ts';
import type { GamesDatabase } from '#vendor/database/games-tables.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputFault, UsageFault } from '../../terminal/faults.ts';
import { printJson, say } from '../../terminal/say.ts';
import { withGames } from './open-games.ts';

/**
 * Lets a refused message be sent once more.
 *
 * @throws {InputFault} when there is no such message, or nobody refused it
 */
export const retry = async (number: string, { json = false }: JsonOption): Promise<void> => {
  const id = await resolve(number, retryRefused);
  if (json) printJson({ message: id, state: 'pending' });
  else say(`The message ${id} is sent again by the games' service, within moments when it runs.`);
};

/**
 * Closes a refused message that no wallet will take any more.
 *
 * @throws {InputFault} when there is no such message, or nobody refused it
 */
export const close = async (
  number: string,
  { reason, json = false }: JsonOption & { reason: string },
): Promise<void> => {
  const why = reason.trim();
  if (!why) throw new UsageFault('Say how it was settled: --reason "paid by hand".');
  const id = await resolve(number, (database, message) => closeRefused(database, message, why));
  if (json) printJson({ message: id, state: 'closed' });
  else say(`The message ${id} is closed; its round waits no longer.`);
};

const resolve = async (
  number: string,
  work: (database: GamesDatabase, id: number) => Promise<Resolved>,
): Promise<number> => {
  if (!/^[1-9]\d{0,14}$/.test(number)) throw new UsageFault(`${number} is no message's number.`);
  const id = Number(number);
  const resolved = await withGames((database) => work(database, id));
  if (resolved.ok) return id;
  throw new InputFault(
    resolved.code === 'message_unknown'
      ? `There is no message ${id}; \`livery games unsettled\` shows what waits.`
      : `The message ${id} is no win or jackpot that the wallet refused; nothing is to be done about it.`,
  );
};
