import path from 'node:path';
import { checkMerchant, type Checked } from './check-merchant.ts';
import { placeIssues } from './places/place-issues.ts';
import { locatable } from './places/locate.ts';
import type { IssueCode } from './issues/issue-rules.ts';
import type { UnplacedIssue, Issue } from './issues/issue.ts';
import { parseJson, type JsonFile } from './read/read-json.ts';
import { readMerchantJson } from './read/read-merchant-json.ts';
import { editJson } from './fix/edit-json.ts';
import { newlyEqual, type NewlyEqual } from './newly-equal.ts';
import type { Edit, PatchOperation } from './issues/edit.ts';
import { toPatch } from './fix/json-patch.ts';

/** What became of a merchant's file, not yet written. */
export interface FixedMerchant {
  merchant: string;
  /** merchant.json, absolute. */
  file: string;
  /** The whole file as it should be. */
  text: string;
  /** All that was changed, as a patch of the file as it was. */
  patch: PatchOperation[];
  /** What was put right, as it stood in the file before. */
  issues: Issue[];
  /** Colors that could be told apart before and no longer can: nearer ones were not allowed. */
  equal: NewlyEqual[];
}

/** Putting one thing right may show another; real files are through after one or two rounds. */
const MAX_ROUNDS = 20;

/** What a look at a file found: what can be put right, and its theme. */
type Look = Pick<Checked, 'resolvedTheme'> & { fixable: UnplacedIssue[] };

const lookAt = (folder: string, json: JsonFile, only: IssueCode | undefined): Look => {
  const { issues, resolvedTheme } = checkMerchant(folder, json);
  const fixable = issues.filter(
    ({ fix, file, code }) => fix && file === json.file && (only ?? code) === code,
  );
  return { fixable, ...(resolvedTheme && { resolvedTheme }) };
};

const editsOf = (issues: readonly UnplacedIssue[]): Edit[] => {
  const edits = issues.flatMap(({ fix = [] }) => fix).map((edit) => [edit.pointer, edit] as const);
  return [...new Map(edits).values()];
};

const keyOf = ({ code, pointer, message }: UnplacedIssue): string =>
  [code, pointer, message].join('\0');

/**
 * Puts right in a merchant's file whatever has one certain remedy, again and again until nothing
 * of that kind is left. Everything else in the file stays as it is, byte for byte.
 *
 * @param folder the merchant's folder, absolute
 * @param only the one fault to put right; none means every fault
 * @returns undefined when there is nothing to put right
 */
export const fixMerchant = (folder: string, only?: IssueCode): FixedMerchant | undefined => {
  const file = path.join(folder, 'merchant.json');
  const before = readMerchantJson(folder);
  let { text } = before;
  const first = lookAt(folder, before, only);
  let now = first;
  const patch: PatchOperation[] = [];
  for (let round = 0; round < MAX_ROUNDS && now.fixable.length > 0; round += 1) {
    const { root } = locatable(text);
    const edits = editsOf(now.fixable);
    const edited = editJson(text, edits);
    if (root === undefined || edited === text) break;
    patch.push(...toPatch(root, edits));
    text = edited;
    now = lookAt(folder, parseJson(file, text), only);
  }
  if (text === before.text) return undefined;
  const left = new Set(now.fixable.map(keyOf));
  const merchant = path.basename(folder);
  const gone = first.fixable.filter((issue) => !left.has(keyOf(issue)));
  const issues = placeIssues(gone.map((issue) => ({ ...issue, merchant })));
  const equal = newlyEqual(first.resolvedTheme, now.resolvedTheme, patch);
  return { merchant, file, text, patch, issues, equal };
};
