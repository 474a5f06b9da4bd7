import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fixMerchant } from '#config/fix-merchant.ts';
import type { NewlyEqual } from '#config/newly-equal.ts';
import type { Patch } from '#config/issues/edit.ts';
import type { IssueCode } from '#config/issues/issue-rules.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import type { Issue } from '#config/issues/issue.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { readOwnTheme } from '#config/theme/read-own-theme.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { InputError } from '../../base/terminal/errors.ts';

/** What was put right in one merchant's file. */
export interface Fixed extends Patch {
  merchant: string;
  problems: Issue[];
  /** Colors that became the same; empty when each can still be told apart. */
  equal: NewlyEqual[];
}

const write = (file: string, text: string): void => {
  try {
    // A link stays a link: what it leads to is written.
    writeWhole(realpathSync(file), text);
  } catch (error) {
    throw new InputError(`${file} could not be written: ${(error as Error).message}`);
  }
};

/** How many merchants a merchant's theme extends, one after the other. */
const depthOf = (dir: string, code: string, seen: readonly string[] = []): number => {
  const parent = readOwnTheme(dir, code)?.theme['extends'];
  if (typeof parent !== 'string' || seen.includes(code)) return 0;
  return readOwnTheme(dir, parent) === undefined ? 0 : 1 + depthOf(dir, parent, [...seen, code]);
};

/**
 * Applies the remedies of these issues to the merchants' files, each file written whole or not
 * at all. Whoever is extended comes first: what is put right there is right in those that extend it.
 *
 * @param dir the folder of all merchants
 * @param only the one fault to put right; none means every fault
 * @throws {InputError} when a file cannot be written
 */
export const fixMerchants = (
  dir: string,
  issues: readonly MerchantIssue[],
  only?: IssueCode,
): Fixed[] => {
  const root = path.resolve(dir);
  const codes = new Set(
    issues.flatMap(({ fix, merchant, code }) =>
      fix && (only === undefined || code === only) ? [merchant] : [],
    ),
  );
  const inOrder = [...codes].toSorted((one, other) => depthOf(root, one) - depthOf(root, other));
  return inOrder.flatMap((code) => {
    const fixed = fixMerchant(path.join(root, code), only);
    if (!fixed) return [];
    write(fixed.file, fixed.text);
    const { merchant, file, patch, equal } = fixed;
    return [{ merchant, file: shownPath(file), patch, problems: fixed.issues, equal }];
  });
};
