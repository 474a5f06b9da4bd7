import { revokeReferral } from '#platform/money/referral/operate-referrals.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { merchant: string };

/**
 * Ends what a friend earns, and takes back what nobody has claimed.
 *
 * @throws {InputError} when nobody has invited such a member
 */
export const run = async (
  friend: string,
  { merchant: code, json = false, ...options }: Options,
): Promise<void> => {
  const revoked = await withPlatform(({ database, findMerchant }) =>
    revokeReferral(database, findMerchant(code), friend.toLowerCase(), deciderOf(options)),
  );
  if (!revoked.ok) throw new InputError(`Nobody has invited ${friend} at ${code}.`);
  if (json) printJson({ friend, changed: revoked.changed });
  else printLine(`${friend} earns nothing more${revoked.changed ? '' : ', as before'}.`);
};
