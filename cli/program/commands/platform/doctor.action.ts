import { examinePlatform } from '#platform/app/doctor/examine-platform.ts';
import { examineDisk } from '../../../work/doctor/examine-disk.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { liveryHome } from '../../../base/paths.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tint, tintData } from '../../../base/terminal/print.ts';
import { readNats } from '../../../work/serving/read-settings.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints what is wrong with the platform, and what to do.
 *
 * @throws {InputError} when anything was found, or the database cannot be opened
 */
export const run = async ({
  whole = false,
  json = false,
}: JsonOption & { whole?: boolean }): Promise<void> => {
  const nats = readNats();
  const { findings, unseen } = await withPlatform(({ database }) =>
    examinePlatform({
      database,
      isWhole: whole,
      nats,
      valkeyUrl: process.env['LIVERY_VALKEY_URL'] || undefined,
    }),
  );
  const all = [...findings, ...examineDisk(liveryHome())];
  const isHealthy = all.length === 0;
  if (json) printJson({ healthy: isHealthy, findings: all, unseen });
  else {
    for (const { check, found, remedy, page } of all) {
      print(`${tintData('red', check)}  ${found}`);
      print(`  ${remedy}${page === null ? '' : ` ${tintData('dim', page)}`}`);
    }
    for (const { check, why } of unseen)
      printLine(`${tint('yellow', check)} could not be looked at: ${why}`);
    if (isHealthy) printLine('Nothing was found.');
  }
  if (!isHealthy) throw new InputError(json ? '' : `${all.length} found.`);
};
