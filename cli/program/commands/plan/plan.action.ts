import { plan } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

type Options = MerchantsOption & OutOption & JsonOption & { against?: string; from?: string };

/**
 * Prints what a build would change. A plan in which a brand is refused leaves with 1, as the build
 * would.
 *
 * @throws {InputError} without words when a brand is refused; the plan has said it
 */
export const run = async (
  codes: string[],
  { merchants, out, json = false, against, from }: Options,
): Promise<void> => {
  const base = { ...(against !== undefined && { against }), ...(from !== undefined && { from }) };
  const planned = await plan({ merchants, out, codes, ...base });
  if (json) printJson(planned);
  else {
    const { renderPlan } = await import('./render-plan.ts');
    print(renderPlan(planned));
  }
  if (planned.totals.brands.refused > 0) throw new InputError('');
};
