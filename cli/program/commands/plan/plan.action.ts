import { type Plan, plan, planComment } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { isOurFault } from '#config/unforeseen-issue.ts';
import { InputError, InternalError, UsageError } from '../../../base/terminal/errors.ts';
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
 * @throws {InternalError} when one of them is refused by a fault of ours
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

const refuse = ({ totals, brands }: Plan): void => {
  if (totals.brands.refused === 0) return;
  const broken = brands.filter(({ problems }) => problems.some(isOurFault));
  if (broken.length === 0) throw new InputError('');
  throw new InternalError(`${broken.map(({ code }) => code).join(', ')}: a fault of ours.`);
};
