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

/** Puts one merchant's file right; undefined where nothing is to be done. */
const fixOne = (folder: string, only: IssueCode | undefined): Fixed | undefined => {
  const fixed = fixMerchant(folder, only);
  if (!fixed) return undefined;
  const { merchant, file, text, patch, equal } = fixed;
  // A link stays a link: what it leads to is written.
  writeWhole(realpathSync(file), text);
  return { merchant, file: shownPath(file), patch, problems: fixed.issues, equal };
};

/** How many merchants a merchant's theme extends, one after the other. */
const depthOf = (dir: string, code: string, seen: readonly string[] = []): number => {
  const parent = readOwnTheme(dir, code)?.theme['extends'];
  if (typeof parent !== 'string' || seen.includes(code)) return 0;
  return readOwnTheme(dir, parent) === undefined ? 0 : 1 + depthOf(dir, parent, [...seen, code]);
};

/** As `depthOf`; one that cannot be looked at is told when its turn has come. */
const depthApart = (dir: string, code: string): number => {
  try {
    return depthOf(dir, code);
  } catch {
    return 0;
  }
};

/**
 * Applies the remedies of these issues to the merchants' files, each file written whole or not
 * at all. Whoever is extended comes first: what is put right there is right in those that extend it.
 *
 * @param dir the folder of all merchants
 * @param only the one fault to put right; none means every fault
 * @throws {InputError} names the files that could not be put right, once all others are
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
  const depths = new Map([...codes].map((code) => [code, depthApart(root, code)]));
  const inOrder = [...codes].toSorted(
    (one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0),
  );
  const failed: string[] = [];
  const done = inOrder.flatMap((code) => {
    try {
      return fixOne(path.join(root, code), only) ?? [];
    } catch (error) {
      const file = shownPath(path.join(root, code, 'merchant.json'));
      failed.push(`${file} could not be put right: ${(error as Error).message}`);
      return [];
    }
  });
  if (failed.length === 0) return done;
  throw new InputError(`${failed.join('\n')}\n${done.length} others were put right.`);
};
