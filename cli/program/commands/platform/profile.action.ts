import type { Decider } from '#platform/base/audit/note-decision.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import {
  correctProfile,
  type CorrectedProfile,
  isProfileField,
} from '#platform/people/profile/correct-profile.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputFault } from '../../../base/terminal/faults.ts';
import { print, printJson, say, tintData } from '../../../base/terminal/say.ts';
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
 * @throws {InputFault} when there is no such member or field, or a text breaks the field's rule
 */
export const run = async (username: string, options: Options): Promise<void> => {
  const { merchant: code, set = [], verify = [], json = false } = options;
  const fields = [...set.map(([field]) => field), ...verify];
  const strange = fields.find((field) => !isProfileField(field));
  if (strange !== undefined)
    throw new InputFault(`A profile has no field ${strange}. See settings.signIn.profileFields.`);
  const correction = {
    username,
    set: Object.fromEntries(set),
    verify: verify.filter(isProfileField),
  };
  const corrected = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(code);
    const decider = fields.length === 0 ? null : demandDecider(options);
    const outcome = await correctProfile(database, merchant, correction, decider);
    return demand(merchant, username, outcome);
  });
  if (json) printJson(corrected);
  else printProfile(corrected);
};

/** Whoever only looks decides nothing. */
const demandDecider = ({ as = '', reason = '' }: Options): Decider => {
  if (as.trim() && reason.trim()) return { by: as.trim(), reason: reason.trim() };
  throw new InputFault('Say who decides, and why: --as "anna" --reason "passport seen".');
};

type Shown = Omit<Extract<CorrectedProfile, { ok: true }>, 'ok'>;

const demand = ({ code }: Merchant, username: string, outcome: CorrectedProfile): Shown => {
  if (outcome.ok) return { fields: outcome.fields, locked: outcome.locked };
  if (outcome.reason === 'no_member') throw new InputFault(`${code} has no member ${username}.`);
  const wrong = outcome.wrong.map(({ field, rule, min, max }) =>
    [`${field}: ${rule}`, min, max].filter((part) => part !== undefined).join(' '),
  );
  throw new InputFault(`Nothing was changed. What breaks its rule: ${wrong.join('; ')}.`);
};

const printProfile = ({ fields, locked }: Shown): void => {
  const settled: readonly string[] = locked;
  const told = Object.entries(fields).filter(([, text]) => text !== null);
  if (told.length === 0) {
    say('The member has told nothing.');
    return;
  }
  const rows = told.map(([field, text]) => [
    tintData('dim', field),
    // The member wrote it: nothing in it may steer the terminal.
    (text ?? '').replace(/\p{Cc}+/gu, ' '),
    settled.includes(field) ? 'settled' : '',
  ]);
  print(renderTable(rows));
};
