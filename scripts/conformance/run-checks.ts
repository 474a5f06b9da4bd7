import { betChecks } from './bet-checks.ts';
import { type Bench, Broken, type Check } from './check.ts';
import { endingChecks } from './ending-checks.ts';
import { jackpotChecks } from './jackpot-checks.ts';
import { sessionChecks } from './session-checks.ts';
import { signatureChecks } from './signature-checks.ts';

/** Every promise of the protocol that a vendor can try. */
export const checks: readonly Check[] = [
  ...sessionChecks,
  ...signatureChecks,
  ...betChecks,
  ...endingChecks,
  ...jackpotChecks,
];

/** How one check ended. */
export interface CheckResult {
  name: string;
  promise: string;
  result: 'passed' | 'failed' | 'skipped';
  /** What came instead, or what was missing. */
  reason: string | null;
}

const missing = {
  freshTicket: 'needs a second ticket (--ticket twice)',
  ended: 'needs a third ticket and --end-command',
} as const;

/** Tries the checks one after the other; they share one player, whose money they count. */
export const runChecks = async (
  bench: Bench,
  chosen: readonly Check[] = checks,
): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const check of chosen) results.push(await runCheck(bench, check));
  return results;
};

const runCheck = async (bench: Bench, check: Check): Promise<CheckResult> => {
  const { name, promise, needs } = check;
  if (needs && bench[needs] === null)
    return { name, promise, result: 'skipped', reason: missing[needs] };
  try {
    await check.run(bench);
    return { name, promise, result: 'passed', reason: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = error instanceof Broken ? reason : `no answer: ${reason}`;
    return { name, promise, result: 'failed', reason: known };
  }
};
