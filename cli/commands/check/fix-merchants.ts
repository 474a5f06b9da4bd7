import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fixMerchant } from '#config/fix/fix-merchant.ts';
import type { Patch } from '#config/fix/edit.ts';
import type { Problem } from '#config/problems/problem.ts';
import { shownPath } from '#config/problems/shown-path.ts';
import { readLook } from '#config/theme/read-look.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { InputFault } from '../../terminal/faults.ts';
import { tintData } from '../../terminal/say.ts';

/** What was put right in one merchant's file. */
export interface Fixed extends Patch {
  merchant: string;
  problems: Problem[];
}

const write = (file: string, text: string): void => {
  try {
    // A link stays a link: what it leads to is written.
    writeWhole(realpathSync(file), text);
  } catch (error) {
    throw new InputFault(`${file} could not be written: ${(error as Error).message}`);
  }
};

/** How many merchants a merchant's theme extends, one after the other. */
const depthOf = (dir: string, code: string, seen: readonly string[] = []): number => {
  const parent = readLook(dir, code)?.theme['extends'];
  if (typeof parent !== 'string' || seen.includes(code)) return 0;
  return readLook(dir, parent) === undefined ? 0 : 1 + depthOf(dir, parent, [...seen, code]);
};

/**
 * Applies the remedies of these problems to the merchants' files, each file written whole or not
 * at all. Whoever is extended comes first: what is put right there is right in those that extend it.
 *
 * @param dir the folder of all merchants
 * @throws {InputFault} when a file cannot be written
 */
export const fixMerchants = (dir: string, problems: readonly Problem[]): Fixed[] => {
  const root = path.resolve(dir);
  const codes = new Set(problems.flatMap(({ fix, merchant }) => (fix ? [merchant] : [])));
  const inOrder = [...codes].toSorted((one, other) => depthOf(root, one) - depthOf(root, other));
  return inOrder.flatMap((code) => {
    const fixed = fixMerchant(path.join(root, code));
    if (!fixed) return [];
    write(fixed.file, fixed.text);
    const { merchant, file, patch } = fixed;
    return [{ merchant, file: shownPath(file), patch, problems: fixed.problems }];
  });
};

/** What was put right, for a person: each problem, then what changed in the file. */
export const renderFixed = (fixed: readonly Fixed[]): string =>
  fixed
    .map(({ file, patch, problems }) => {
      const gone = problems.map(
        ({ line, column, message }) =>
          `${tintData('bold', `${file}:${line}:${column}`)} ${tintData('green', 'fixed')} ${message}`,
      );
      const changes = patch.map((operation) => {
        const value = 'value' in operation ? ` ${JSON.stringify(operation.value)}` : '';
        return `  ${operation.op} ${operation.path}${value}`;
      });
      return [...gone, ...changes].join('\n');
    })
    .join('\n\n');
