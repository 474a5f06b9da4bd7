import path from 'node:path';
import { faultCodes, type Fault } from '#config/problems/fault-codes.ts';
import { placeEach, sortProblems, type MerchantFinding } from '#config/places/place-findings.ts';
import type { Problem } from '#config/problems/problem.ts';
import { checkFleet } from './check-fleet.ts';
import type { CheckReport, ProblemGroup } from './check-report.ts';
import { fixMerchants, type Fixed } from './fix-merchants.ts';
import { groupFaults, type Cause } from './group-faults.ts';

/** What to check. */
export interface CheckRequest {
  merchantsDir: string;
  codes: readonly string[];
  /** Put right what has one certain remedy, then check again. */
  fix?: boolean;
  /** Put only this fault right. */
  fault?: Fault | undefined;
}

/** What was found, not yet placed: a place costs a parse of its file. */
export interface FleetCheck {
  codes: readonly string[];
  findings: MerchantFinding[];
  causes: Cause[];
  errors: number;
  fixed?: Fixed[];
}

/** How many places of a group are told. */
export const FIRST = 3;

/** Checks merchants, puts right what is asked for, and sorts what is left by its causes. */
export const runCheck = async (request: CheckRequest): Promise<FleetCheck> => {
  const { merchantsDir, codes, fix = false, fault } = request;
  let findings = await checkFleet(merchantsDir, codes);
  let fixed: Fixed[] = [];
  if (fix) {
    fixed = fixMerchants(merchantsDir, findings, fault);
    if (fixed.length > 0) findings = await checkFleet(merchantsDir, codes);
  }
  const errors = findings.filter(({ code }) => faultCodes[code].severity === 'error').length;
  const causes = groupFaults(findings, path.resolve(merchantsDir), codes);
  return { codes, findings, causes, errors, ...(fix && { fixed }) };
};

/** How many problems of a cause have a certain remedy, and the command for it. */
export const remedyOf = ({ code, findings }: Cause): ProblemGroup['fix'] => {
  const count = findings.filter(({ fix }) => fix !== undefined).length;
  return count === 0 ? undefined : { count, command: `livery check --fix --fault ${code}` };
};

const toGroup = (cause: Cause, placed: ReadonlyMap<MerchantFinding, Problem>): ProblemGroup => {
  const { code, severity, file, pointer, message, findings } = cause;
  const fix = remedyOf(cause);
  return {
    code,
    severity,
    file,
    pointer,
    message,
    count: findings.length,
    merchants: new Set(findings.map(({ merchant }) => merchant)).size,
    first: findings.slice(0, FIRST).flatMap((each) => placed.get(each) ?? []),
    ...(fix && { fix }),
  };
};

/** The whole answer with every problem in its place. */
export const toReport = ({ codes, findings, causes, errors, fixed }: FleetCheck): CheckReport => {
  const placed = placeEach(findings);
  return {
    ok: errors === 0,
    merchants: codes.length,
    errors,
    problems: sortProblems([...placed.values()]),
    groups: causes.map((cause) => toGroup(cause, placed)),
    ...(fixed && { fixed }),
  };
};
