import { addCell } from '#platform/app/cells/cells.ts';
import type { DeciderOption } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { noteDecision, withFirstCell } from './open-cells.ts';

/**
 * Makes a database a cell.
 *
 * @throws {InputError} when the name is none, the address is missing or the database has brands of its own
 */
export const run = async (
  name: string,
  { addressIn, json = false, ...decider }: JsonOption & DeciderOption & { addressIn?: string },
): Promise<void> => {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(name))
    throw new InputError(
      `${name} is no name of a cell: small letters, digits and hyphens, a letter first.`,
    );
  if (addressIn !== undefined && !/^LIVERY_[A-Z0-9_]+$/.test(addressIn))
    throw new InputError(`${addressIn} is no variable of ours: its name begins with LIVERY_.`);
  const cell = await withFirstCell(async (first) => {
    await noteDecision(first, decider, { action: 'cell.add', subject: `cell ${name}` });
    return addCell(first, { name, addressIn }, process.env);
  });
  if (json) printJson(cell);
  else
    printLine(
      `The cell ${name} is there. Start its platform with DATABASE_URL set to what ${cell.addressIn} holds, and with the keys of the first one (LIVERY_SEAL_KEY).`,
    );
};
