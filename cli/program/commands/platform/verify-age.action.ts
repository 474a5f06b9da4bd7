import { verifyAge } from '#platform/people/protection/verify-age.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends JsonOption {
  merchant: string;
  proof: string;
  as: string;
}

/**
 * Notes that an operator has seen a proof of a member's age.
 *
 * @throws {InputError} when there is no such member, or the birthday says that they are too young
 */
export const run = async (
  username: string,
  { merchant: code, proof, as, json = false }: Options,
): Promise<void> => {
  const seen = proof.trim();
  if (!seen) throw new InputError('Say what was seen: --proof "passport".');
  const outcome = await withPlatform(({ database, findMerchant }) =>
    verifyAge(database, findMerchant(code), username, seen, as),
  );
  if (!outcome.ok)
    throw new InputError(
      outcome.reason === 'no_member'
        ? `${code} has no member ${username}.`
        : `${username} gave a birthday that is below the least age of ${code}; correct it first.`,
    );
  if (json) printJson({ username, memberId: outcome.memberId, proof: seen });
  else printLine(`The age of ${username} is noted as proved: ${seen}.`);
};
