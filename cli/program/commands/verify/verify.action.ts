import { verify } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { namesOf } from '../../../build/release/verify-sites.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

/**
 * Compares the served sites with what was built.
 *
 * @throws {InputError} when one of them differs, after all were compared
 */
export const run = async (
  codes: string[],
  { out, json = false }: OutOption & JsonOption,
): Promise<void> => {
  const result = await verify({ out, codes });
  const damaged = result.sites.filter(({ ok }) => !ok);
  if (json) {
    printJson(result);
    if (!result.ok) throw new InputError('');
    return;
  }
  for (const site of damaged) printLine(`${site.code} ${site.release}: ${namesOf(site)}`);
  if (!result.ok) {
    const names = damaged.map(({ code }) => code).join(' ');
    throw new InputError(
      `${damaged.length} of ${result.sites.length} sites are not what was built. ` +
        `livery build --force ${names} makes them anew.`,
    );
  }
  print(`${result.sites.length} sites are what was built`);
};
