import { type RankSet, setRank } from '#platform/money/ranks/operate-ranks.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { merchant: string; until: string };

/**
 * Gives a member a rank that is kept until a day.
 *
 * @throws {InputError} when there is no such member or rank, or the day is not to come
 */
export const run = async (
  username: string,
  rank: string,
  { merchant: code, until, json = false, ...options }: Options,
): Promise<void> => {
  const done = await withPlatform(({ database, findMerchant }) =>
    setRank(database, findMerchant(code), { username, rank, until }, deciderOf(options)),
  );
  if (!done.ok) throw new InputError(refused(done.reason, { username, rank, code, until }));
  if (json) printJson({ username, rank, until, from: done.fromRank });
  else printLine(`${username} is ${rank} until ${until}; before: ${done.fromRank}.`);
};

const refused = (
  reason: Extract<RankSet, { ok: false }>['reason'],
  { username, rank, code, until }: { username: string; rank: string; code: string; until: string },
): string => {
  if (reason === 'no_member') return `${code} has no member ${username}.`;
  if (reason === 'day_past') return `${until} is not to come; name a later day.`;
  return `${code} has no rank ${rank}. See livery platform ranks list.`;
};
