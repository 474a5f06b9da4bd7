import { changeStatus, type StatusStep } from '#platform/people/members/change-status.ts';
import { showAccount } from '#platform/money/standing/read-account-status.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';
import { heldText, noSuchMember } from './account-texts.ts';

type Options = JsonOption & DeciderOption & { merchant: string };

/** Lets nobody sign in, stake or withdraw. */
export const freeze = (username: string, options: Options): Promise<void> =>
  change('freeze', username, options);

/** Takes that back. */
export const unfreeze = (username: string, options: Options): Promise<void> =>
  change('unfreeze', username, options);

/** Closes an account for good. */
export const close = (username: string, options: Options): Promise<void> =>
  change('close', username, options);

/**
 * Takes one step, and says what the account holds.
 *
 * @throws {InputError} when there is no such member, or the account is in no state for it
 */
const change = async (
  step: StatusStep,
  username: string,
  { merchant: code, json = false, ...decider }: Options,
): Promise<void> => {
  const { endedSessions, account } = await withPlatform(async ({ database, findMerchant }) => {
    const { id } = findMerchant(code);
    const done = await changeStatus(database, id, { username, step }, deciderOf(decider));
    const shown = await showAccount(database, id, username);
    if (!done.ok) throw new InputError(explain(code, username, step, done));
    if (!shown) throw new Error(`member ${done.memberId} is gone`);
    return { endedSessions: done.endedSessions, account: shown };
  });
  if (json) {
    printJson({ endedSessions, account });
    return;
  }
  printLine(`${account.username} is ${account.status}; ${endedSessions} sessions have ended.`);
  if (step !== 'close') return;
  printLine(heldText(account));
  if (account.below > 0)
    printLine(
      `${account.below} accounts stand below it: livery platform agents move gives them another upline.`,
    );
};

const explain = (
  code: string,
  username: string,
  step: StatusStep,
  done: Exclude<Awaited<ReturnType<typeof changeStatus>>, { ok: true }>,
): string => {
  if (done.fault === 'no_member') return noSuchMember(code, username);
  if (done.status === 'closed')
    return `${username} is closed, and stays so: whoever wants to play again opens another account.`;
  return step === 'unfreeze'
    ? `${username} is not frozen.`
    : `${username} is ${done.status} already; livery platform members show ${username} --merchant ${code} says since when and why.`;
};
