import { explain } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

type Options = MerchantsOption & JsonOption & { limit: number };

/** Tells a value of a merchant, or all below it, with the place that set each. */
export const run = async (
  code: string,
  pointer: string,
  { merchants, json = false, limit }: Options,
): Promise<void> => {
  const explanation = await explain({ merchants, code, pointer, limit });
  if (json) {
    printJson(explanation);
    return;
  }
  const { renderExplanation } = await import('./render-explanation.ts');
  print(renderExplanation(explanation));
};
