import { toPatch } from '../fix/json-patch.ts';
import { decodeText } from '../read/decode-text.ts';
import { readBytes } from '../read/read-bytes.ts';
import { faultCodes } from '../problems/fault-codes.ts';
import { frameOf, locatable, placeOf, type LocatedText } from './locate.ts';
import type { Finding, Problem } from '../problems/problem.ts';
import { shownPath } from './shown-path.ts';

/** A finding together with the merchant that it concerns. */
export interface MerchantFinding extends Finding {
  merchant: string;
}

/** The text around a finding; what cannot be read, such as a pipe, has none. */
const textOf = (file: string): string => {
  const read = readBytes(file, 4 * 1024 ** 2);
  return read.ok ? decodeText(read.bytes).text : '';
};

const toProblem = (finding: MerchantFinding, located: LocatedText): Problem => {
  const { code, merchant, file, pointer, suggestion = '' } = finding;
  const { severity, rule } = faultCodes[code];
  const place = placeOf(located, finding);
  const { line, column } = place;
  const message = `${finding.message} ${rule}`;
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
  const fix = root && finding.fix && { file: problem.file, patch: toPatch(root, finding.fix) };
  return {
    ...problem,
    ...(text !== '' && { frame: frameOf(text, place) }),
    ...(fix && { fix }),
  };
};

const inOrder = (one: Problem, other: Problem): number =>
  one.merchant.localeCompare(other.merchant, 'en') ||
  one.file.localeCompare(other.file, 'en') ||
  one.line - other.line ||
  one.column - other.column;

/** Problems by merchant, file and place. */
export const sortProblems = (problems: readonly Problem[]): Problem[] => problems.toSorted(inOrder);

/** The problem that each finding is, with its place; a file is parsed once for all of its own. */
export const placeEach = (findings: readonly MerchantFinding[]): Map<MerchantFinding, Problem> => {
  const placed = new Map<MerchantFinding, Problem>();
  for (const [file, found] of Map.groupBy(findings, (each) => each.file)) {
    const located = locatable(textOf(file));
    for (const finding of found) placed.set(finding, toProblem(finding, located));
  }
  return placed;
};

/**
 * Gives every finding its line, column and code frame. Only now are files parsed with positions:
 * a fleet without faults never comes here.
 */
export const placeFindings = (findings: readonly MerchantFinding[]): Problem[] =>
  sortProblems([...placeEach(findings).values()]);
