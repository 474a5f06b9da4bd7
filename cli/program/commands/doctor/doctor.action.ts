import { examine } from '../../../work/doctor/examine.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';

const COLORS = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/**
 * Prints what was found on this machine.
 *
 * @throws {InputError} when something failed
 */
export const run = async ({ out, json = false }: OutOption & JsonOption): Promise<void> => {
  const examination = await examine(out);
  if (json) printJson(examination);
  else {
    const rows = examination.checks.map(({ name, level, found, remedy }) => [
      tintData(COLORS[level], level),
      name,
      remedy === '' ? found : `${found} ${tintData('dim', remedy)}`,
    ]);
    print(renderTable(rows));
  }
  if (!examination.healthy) throw new InputError(json ? '' : 'something here needs a hand.');
};
