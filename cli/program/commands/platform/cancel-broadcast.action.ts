import { cancelBroadcast } from '#platform/people/inbox/broadcasts/operate-broadcasts.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { merchant: string };

/**
 * Ends a message that has not reached everybody yet.
 *
 * @throws {InputError} when the merchant has none of this number that is still due
 */
export const run = async (
  id: string,
  { merchant: code, json = false, ...options }: Options,
): Promise<void> => {
  const isNumber = /^\d{1,15}$/.test(id);
  const cancelled = isNumber
    ? await withPlatform(({ database, findMerchant }) =>
        cancelBroadcast(database, findMerchant(code), Number(id), deciderOf(options)),
      )
    : null;
  if (!cancelled)
    throw new InputError(
      `${code} has no message ${id} that is still to be sent. See livery platform messages list.`,
    );
  if (json) printJson({ id: Number(id), ...cancelled });
  else printLine(`Message ${id} is cancelled; ${cancelled.reached} members have it.`);
};
