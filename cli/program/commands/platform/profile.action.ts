import type { Actor } from '#platform/base/audit/record-decision.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import {
  correctProfile,
  type CorrectedProfile,
  isProfileField,
} from '#platform/people/profile/correct-profile.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends JsonOption {
  merchant: string;
  set?: [string, string][];
  verify?: string[];
  as?: string;
  reason?: string;
}

/**
 * Corrects and verifies a profile, and prints it.
 *
 * @throws {InputError} when there is no such member or field, or a text breaks the field's rule
 */
export const run = async (username: string, options: Options): Promise<void> => {
  const { merchant: code, set = [], verify = [], json = false } = options;
  const fields = [...set.map(([field]) => field), ...verify];
  const strange = fields.find((field) => !isProfileField(field));
  if (strange !== undefined)
    throw new InputError(`A profile has no field ${strange}. See settings.signIn.profileFields.`);
  const correction = {
    username,
    set: Object.fromEntries(set),
    verify: verify.filter(isProfileField),
  };
  const corrected = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(code);
    const actor = fields.length === 0 ? null : requireActor(options);
    const outcome = await correctProfile(database, merchant, correction, actor);
    return demand(merchant, username, outcome);
  });
  if (json) printJson(corrected);
  else printProfile(corrected);
};

/** Whoever only looks decides nothing. */
const requireActor = ({ as = '', reason = '' }: Options): Actor => {
  if (as.trim() && reason.trim()) return { by: as.trim(), reason: reason.trim() };
  throw new InputError('Say who decides, and why: --as "anna" --reason "passport seen".');
};

type Shown = Omit<Extract<CorrectedProfile, { ok: true }>, 'ok'>;

const demand = ({ code }: Merchant, username: string, outcome: CorrectedProfile): Shown => {
  if (outcome.ok) return { fields: outcome.fields, locked: outcome.locked };
  if (outcome.reason === 'no_member') throw new InputError(`${code} has no member ${username}.`);
  const wrong = outcome.wrong.map(({ field, rule, min, max }) =>
    [`${field}: ${rule}`, min, max].filter((part) => part !== undefined).join(' '),
  );
  throw new InputError(`Nothing was changed. What breaks its rule: ${wrong.join('; ')}.`);
};

const printProfile = ({ fields, locked }: Shown): void => {
  const settled: readonly string[] = locked;
  const told = Object.entries(fields).filter(([, text]) => text !== null);
  if (told.length === 0) {
    printLine('The member has told nothing.');
    return;
  }
  const rows = told.map(([field, text]) => [
    tintData('dim', field),
    // The member wrote it: nothing in it may steer the terminal.
    plainText(text ?? ''),
    settled.includes(field) ? 'settled' : '',
  ]);
  print(renderTable(rows));
};
