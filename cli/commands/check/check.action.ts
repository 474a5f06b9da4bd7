import { checkMerchants } from '#config/check-merchants.ts';
import { chooseCodes } from '../../fleet/list-codes.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputFault } from '../../terminal/faults.ts';
import { renderProblems } from '../../terminal/render-problems.ts';
import { print, printJson } from '../../terminal/say.ts';

/**
 * Reports every fault of the merchants' files: on stdout, because here the faults are the answer.
 *
 * @throws {InputFault} without words when there is an error; the report has said it
 */
export const run = async (
  named: string[],
  { merchants: dir, json = false }: MerchantsOption & JsonOption,
): Promise<void> => {
  const codes = await chooseCodes(dir, named);
  const { problems } = await checkMerchants(dir, codes);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (json) {
    printJson({ ok: errors === 0, merchants: codes.length, problems });
  } else {
    const rest = problems.length - errors;
    if (problems.length > 0) print(`${renderProblems(problems)}\n`);
    print(
      `${codes.length} merchants, ${errors} errors${rest > 0 ? `, ${rest} warnings and notes` : ''}`,
    );
  }
  if (errors > 0) throw new InputFault('');
};
