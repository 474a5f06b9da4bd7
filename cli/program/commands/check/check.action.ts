import { faultCodes, type Fault } from '#config/problems/fault-codes.ts';
import { didYouMean } from '#config/schema/nearest.ts';
import { check, triage } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { InputFault, UsageFault } from '../../../base/terminal/faults.ts';
import { print, printJson } from '../../../base/terminal/say.ts';

type Options = MerchantsOption & JsonOption & { fix?: boolean; fault?: string };

const isFault = (code: string): code is Fault => Object.hasOwn(faultCodes, code);

const faultNamed = (code: string | undefined, fix: boolean): Fault | undefined => {
  if (code === undefined) return undefined;
  if (!fix) throw new UsageFault('--fault goes together with --fix.');
  if (isFault(code)) return code;
  const hint = didYouMean(code, Object.keys(faultCodes));
  throw new UsageFault(`there is no fault "${code}". ${hint}`.trim());
};

/**
 * Reports every fault of the merchants' files: on stdout, because here the faults are the answer.
 * With `--fix`, what has one certain remedy is put right first.
 *
 * @throws {InputFault} without words when there is an error; the report has said it
 */
export const run = async (
  codes: string[],
  { merchants, json = false, fix = false, fault: code }: Options,
): Promise<void> => {
  const fault = faultNamed(code, fix);
  const options = { merchants, codes, fix, fault };
  const found = json ? await check(options) : await triage(options);
  if ('problems' in found) printJson(found);
  else {
    const { renderCheck } = await import('../../../work/check/render-check.ts');
    print(renderCheck(found));
  }
  if (found.errors > 0) throw new InputFault('');
};
