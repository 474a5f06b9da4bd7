import { existsSync } from 'node:fs';
import path from 'node:path';
import { verify } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { isStore } from '../../options/sites.option.ts';
import { namesOf } from '../../../build/release/verify-sites.ts';
import type { StoreVerification } from '../../../work/publish/store/verify-store.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

/** What helps sites of a folder; one whose merchant is gone cannot be built again. */
const remedyOf = (names: readonly string[], merchants: string): string => {
  const isThere = (code: string): boolean => existsSync(path.join(merchants, code));
  const [there, gone] = [names.filter(isThere), names.filter((code) => !isThere(code))];
  return [
    ...(there.length > 0 ? [`livery build --force ${there.join(' ')} makes them anew.`] : []),
    ...(gone.length > 0
      ? [
          `${merchants} has no merchant ${gone.join(', ')}: name the folder that has by --merchants, serve an ` +
            `older release by livery rollback <code>, or take what is served away by livery build --allow-remove ${gone.length}.`,
        ]
      : []),
  ].join(' ');
};

/**
 * Compares the served sites with what was built.
 *
 * @throws {InputError} when one of them differs, after all were compared
 */
export const run = async (
  codes: string[],
  { out, merchants, json = false }: OutOption & MerchantsOption & JsonOption,
): Promise<void> => {
  const result: StoreVerification = isStore(out)
    ? await (await import('../../../work/publish/store/verify-store.ts')).verifyStore(out, codes)
    : await verify({ out, codes });
  // Nothing that was looked at is nothing that was proved: a mistyped folder must not pass.
  if (result.sites.length === 0)
    throw new InputError(
      `${out} holds no built site; run livery build first, or name its folder by --out.`,
    );
  const damaged = result.sites.filter(({ ok }) => !ok);
  if (json) {
    printJson(result);
    if (!result.ok) throw new InputError('');
    return;
  }
  for (const site of damaged)
    printLine(`${site.code} ${site.release}: ${site.fault ?? namesOf(site)}`);
  if (!result.ok) {
    const names = damaged.map(({ code }) => code);
    const remedy = isStore(out)
      ? `livery publish <folder> --to ${out} --only ${names.join(',')} --mend brings them again.`
      : remedyOf(names, merchants);
    throw new InputError(
      `${damaged.length} of ${result.sites.length} sites are not what was built. ${remedy}`,
    );
  }
  print(`${result.sites.length} sites are what was built`);
};
