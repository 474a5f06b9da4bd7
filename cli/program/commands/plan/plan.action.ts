import { type Plan, plan, planComment } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

type Options = MerchantsOption &
  OutOption &
  JsonOption & {
    against?: string;
    from?: string;
    format?: 'markdown';
    pictures?: string;
    picturesUrl?: string;
  };

/**
 * Prints what a build would change. A plan in which a brand is refused leaves with 1, as the build
 * would.
 *
 * @throws {InputError} without words when a brand is refused; the plan has said it
 */
export const run = async (
  codes: string[],
  { merchants, out, json = false, against, from, format, pictures, picturesUrl }: Options,
): Promise<void> => {
  const base = { ...(against !== undefined && { against }), ...(from !== undefined && { from }) };
  const asked = { merchants, out, codes, ...base };
  if (pictures !== undefined && format === undefined)
    throw new UsageError('--pictures goes together with --format markdown.');
  if (picturesUrl !== undefined && pictures === undefined)
    throw new UsageError('--pictures-url goes together with --pictures.');
  if (format) {
    const { plan: planned, markdown } = await planComment({
      ...asked,
      ...(pictures !== undefined && { pictures }),
      ...(picturesUrl !== undefined && { picturesUrl }),
    });
    print(markdown);
    return refuse(planned);
  }
  const planned = await plan(asked);
  if (json) printJson(planned);
  else {
    const { renderPlan } = await import('./render-plan.ts');
    print(renderPlan(planned));
  }
  refuse(planned);
};

const refuse = ({ totals }: Plan): void => {
  if (totals.brands.refused > 0) throw new InputError('');
};
