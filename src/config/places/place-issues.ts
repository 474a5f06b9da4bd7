import { toPatch } from '../fix/json-patch.ts';
import { decodeText } from '../read/decode-text.ts';
import { readBytes } from '../read/read-bytes.ts';
import { issueRules } from '../issues/issue-rules.ts';
import { frameOf } from './frame.ts';
import { locatable, placeOf, type LocatedText } from './locate.ts';
import type { UnplacedIssue, Issue } from '../issues/issue.ts';
import { shownPath } from './shown-path.ts';

/** A issue together with the merchant that it concerns. */
export interface MerchantIssue extends UnplacedIssue {
  merchant: string;
}

/** The text around a issue; what cannot be read, such as a pipe, has none. */
const textOf = (file: string): string => {
  const read = readBytes(file, 4 * 1024 ** 2);
  return read.ok ? decodeText(read.bytes).text : '';
};

/** The file itself is a link to what is not the merchant's: nothing of that is shown. */
const leadsOut = ({ code, pointer }: MerchantIssue): boolean =>
  code === 'file/outside-folder' && pointer === '';

const toIssue = (issue: MerchantIssue, located: LocatedText): Issue => {
  const { code, merchant, file, pointer, suggestion = '' } = issue;
  const { severity, rule } = issueRules[code];
  const place = placeOf(located, issue);
  const { line, column } = place;
  const message = `${issue.message} ${rule}`;
  const problem = {
    code,
    severity,
    merchant,
    file: shownPath(file),
    line,
    column,
    pointer,
    message,
    suggestion,
  };
  const { text, root } = located;
  const fix = root && issue.fix && { file: problem.file, patch: toPatch(root, issue.fix) };
  return {
    ...problem,
    ...(text !== '' && { frame: frameOf(text, place) }),
    ...(fix && { fix }),
  };
};

const inOrder = (one: Issue, other: Issue): number =>
  one.merchant.localeCompare(other.merchant, 'en') ||
  one.file.localeCompare(other.file, 'en') ||
  one.line - other.line ||
  one.column - other.column;

/** Issues by merchant, file and place. */
export const sortIssues = (issues: readonly Issue[]): Issue[] => issues.toSorted(inOrder);

/** The issue that each issue is, with its place; a file is parsed once for all of its own. */
export const placeEach = (issues: readonly MerchantIssue[]): Map<MerchantIssue, Issue> => {
  const placed = new Map<MerchantIssue, Issue>();
  for (const [file, found] of Map.groupBy(issues, (each) => each.file)) {
    const located = locatable(found.some(leadsOut) ? '' : textOf(file));
    for (const issue of found) placed.set(issue, toIssue(issue, located));
  }
  return placed;
};

/**
 * Gives every issue its line, column and code frame. Only now are files parsed with positions:
 * a fleet without faults never comes here.
 */
export const placeIssues = (issues: readonly MerchantIssue[]): Issue[] =>
  sortIssues([...placeEach(issues).values()]);
