import { takeToken } from '../access/single-use-tokens.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';

/** Where a merchant can ask for the slider. */
export type SliderSetting = 'sliderOnSms' | 'sliderOnLogin' | 'sliderOnRegister';

/**
 * Uses up the token of a slider that was passed, where the merchant asks for one.
 *
 * @throws {Refusal} `slider_required` when none came, or one that is used or too old
 */
export const requireSlider = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  setting: SliderSetting,
  token: string | undefined,
): Promise<void> => {
  if (!merchant.config.security[setting]) return;
  const which = { merchantId: merchant.id, purpose: 'sliderPassed' as const, token: token ?? '' };
  if (!(await takeToken(database, which))) throw new Refusal('slider_required');
};
