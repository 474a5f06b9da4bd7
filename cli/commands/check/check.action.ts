import type { Problem } from '#config/problems/problem.ts';
import { chooseCodes } from '../../fleet/list-codes.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputFault } from '../../terminal/faults.ts';
import { renderProblems } from '../../terminal/render-problems.ts';
import { print, printJson } from '../../terminal/say.ts';
import { findProblems } from './find-problems.ts';
import type { Fixed } from './fix-merchants.ts';

type Options = MerchantsOption & JsonOption & { fix?: boolean };

interface Report {
  merchants: number;
  errors: number;
  problems: Problem[];
  /** Only with `--fix`. */
  fixed?: Fixed[];
}

const printReport = async ({ merchants, errors, problems, fixed = [] }: Report): Promise<void> => {
  if (fixed.length > 0) {
    const { renderFixed } = await import('./fix-merchants.ts');
    print(`${renderFixed(fixed)}\n`);
  }
  if (problems.length > 0) print(`${renderProblems(problems)}\n`);
  const rest = problems.length - errors;
  const right = fixed.reduce((sum, each) => sum + each.problems.length, 0);
  const put = right > 0 ? `${right} put right, ` : '';
  const more = rest > 0 ? `, ${rest} warnings and notes` : '';
  const checked = `${merchants} merchant${merchants === 1 ? '' : 's'}`;
  print(`${checked}, ${put}${errors} error${errors === 1 ? '' : 's'}${more}`);
};

/**
 * Reports every fault of the merchants' files: on stdout, because here the faults are the answer.
 * With `--fix`, what has one certain remedy is put right first.
 *
 * @throws {InputFault} without words when there is an error; the report has said it
 */
export const run = async (
  named: string[],
  { merchants: dir, json = false, fix = false }: Options,
): Promise<void> => {
  const codes = await chooseCodes(dir, named);
  let problems = await findProblems(dir, codes);
  let fixed: Fixed[] = [];
  if (fix && problems.some((problem) => problem.fix)) {
    const { fixMerchants } = await import('./fix-merchants.ts');
    fixed = fixMerchants(dir, problems);
    problems = await findProblems(dir, codes);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const answer = { merchants: codes.length, problems, ...(fix && { fixed }) };
  if (json) printJson({ ok: errors === 0, ...answer });
  else await printReport({ ...answer, errors });
  if (errors > 0) throw new InputFault('');
};
