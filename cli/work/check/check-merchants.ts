import path from 'node:path';
import { issueRules, type IssueCode } from '#config/issues/issue-rules.ts';
import { placeEach, sortIssues, type MerchantIssue } from '#config/places/place-issues.ts';
import type { Issue } from '#config/issues/issue.ts';
import { checkFleet } from './check-fleet.ts';
import type { CheckReport, IssueGroup } from './check-report.ts';
import { fixMerchants, type Fixed } from './fix-merchants.ts';
import { groupIssues, type Cause } from './group-issues.ts';

/** What to check. */
export interface CheckRequest {
  merchantsDir: string;
  codes: readonly string[];
  /** Put right what has one certain remedy, then check again. */
  fix?: boolean;
  /** Put only this fault right. */
  fault?: IssueCode | undefined;
}

/** What was found, not yet placed: a place costs a parse of its file. */
export interface FleetCheck {
  codes: readonly string[];
  issues: MerchantIssue[];
  causes: Cause[];
  errors: number;
  fixed?: Fixed[];
}

/** How many places of a group are told. */
export const FIRST = 3;

/** Checks merchants, puts right what is asked for, and sorts what is left by its causes. */
export const runCheck = async (request: CheckRequest): Promise<FleetCheck> => {
  const { merchantsDir, codes, fix = false, fault } = request;
  let issues = await checkFleet(merchantsDir, codes);
  let fixed: Fixed[] = [];
  if (fix) {
    fixed = fixMerchants(merchantsDir, issues, fault);
    if (fixed.length > 0) issues = await checkFleet(merchantsDir, codes);
  }
  const errors = issues.filter(({ code }) => issueRules[code].severity === 'error').length;
  const causes = groupIssues(issues, path.resolve(merchantsDir), codes);
  return { codes, issues, causes, errors, ...(fix && { fixed }) };
};

/** How many issues of a cause have a certain remedy, and the command for it. */
export const remedyOf = ({ code, issues }: Cause): IssueGroup['fix'] => {
  const count = issues.filter(({ fix }) => fix !== undefined).length;
  return count === 0 ? undefined : { count, command: `livery check --fix --fault ${code}` };
};

const toGroup = (cause: Cause, placed: ReadonlyMap<MerchantIssue, Issue>): IssueGroup => {
  const { code, severity, file, pointer, message, issues } = cause;
  const fix = remedyOf(cause);
  return {
    code,
    severity,
    file,
    pointer,
    message,
    count: issues.length,
    merchants: new Set(issues.map(({ merchant }) => merchant)).size,
    first: issues.slice(0, FIRST).flatMap((each) => placed.get(each) ?? []),
    ...(fix && { fix }),
  };
};

/** The whole answer with every issue in its place. */
export const toReport = ({ codes, issues, causes, errors, fixed }: FleetCheck): CheckReport => {
  const placed = placeEach(issues);
  return {
    ok: errors === 0,
    merchants: codes.length,
    codes,
    errors,
    problems: sortIssues([...placed.values()]),
    groups: causes.map((cause) => toGroup(cause, placed)),
    ...(fixed && { fixed }),
  };
};
