import { decidePromotion } from '#platform/money/promotions/operate-promotions.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { merchant: string };

/**
 * Makes the action that closes or reopens a promotion.
 *
 * @returns throws {InputError} when the merchant has no such promotion that members join
 */
export const decide =
  (decision: 'close' | 'reopen') =>
  async (id: string, { merchant: code, json = false, ...options }: Options): Promise<void> => {
    const decided = await withPlatform(({ database, findMerchant }) =>
      decidePromotion(database, findMerchant(code), { id, decision }, deciderOf(options)),
    );
    if (!decided.ok)
      throw new InputError(
        `${code} has no promotion ${id} that members join. See livery platform promotions list.`,
      );
    const state = decision === 'close' ? 'closed' : 'open';
    if (json) printJson({ id, state, changed: decided.changed });
    else printLine(`${id} is ${state}${decided.changed ? '' : ', as it was before'}.`);
  };
