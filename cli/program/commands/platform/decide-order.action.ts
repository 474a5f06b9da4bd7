import { decideOrder, type OrderDecision } from '#platform/money/mall/decide-order.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findOrder } from './find-order.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption;

/** Says that the goods are there and will be sent. */
export const confirm = (id: number, options: Options): Promise<void> =>
  decide(id, options, { step: 'confirm' });

/** Says that they are on their way. */
export const ship = (
  id: number,
  options: Options & { tracking: string; carrier?: string },
): Promise<void> => {
  const tracking = options.tracking.trim();
  if (tracking === '') throw new InputError('--tracking is the number of the parcel.');
  return decide(id, options, { step: 'ship', tracking, carrier: options.carrier?.trim() || null });
};

/** Says that they have arrived. */
export const complete = (id: number, options: Options): Promise<void> =>
  decide(id, options, { step: 'complete' });

/** Gives the points back. */
export const reject = (id: number, options: Options): Promise<void> =>
  decide(id, options, { step: 'reject' });

const decide = async (id: number, options: Options, decision: OrderDecision): Promise<void> => {
  const { state, replay } = await withPlatform(async (platform) => {
    const { merchant } = await findOrder(platform, id);
    const outcome = await decideOrder(
      platform.database,
      merchant.id,
      id,
      decision,
      deciderOf(options),
    );
    if (outcome.ok) return outcome;
    throw new InputError(
      `Order ${id} is ${String(outcome.details?.['state'])}: confirm what is APPLYING, ship what is CONFIRMED, complete what is PROCESSING, reject what is not closed.`,
    );
  });
  if (options.json) printJson({ id, state, replay });
  else printLine(`Order ${id} is ${state}${replay ? ', as it was before' : ''}.`);
};
