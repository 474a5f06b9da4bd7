import { checkSlider } from '#api/verification.ts';
import { useCaptcha } from '../access/captchas.ts';
import { countAttempt } from '../access/login-failures.ts';
import { countedAddress } from '../../base/http/network.ts';
import { issueToken, takeToken } from '../access/single-use-tokens.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isPlausibleSlide } from './check-slide.ts';

/** Time enough to fill in what is left of the form. */
const LIFE_SECONDS = 300;

/** Judges a slide once, and hands out the token for the next call. */
export const checkSliderHandler = handle(checkSlider, async (input, context, refuse) => {
  const { database, merchant, ip } = context;
  const { slidersWithoutMovement: most } = merchant.config.security;
  const which = { merchantId: merchant.id, purpose: 'slider' as const, token: input.sliderId };
  const begun = await takeToken(database, which);
  if (!begun || !isPlausibleSlide(input, Date.now() - begun.createdAt.getTime()))
    return refuse('slider_failed');
  if (input.captcha) {
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) return refuse('captcha_wrong', { details: { captcha: true } });
  } else if (input.method !== 'drag') {
    const { failures } = await countAttempt(
      database,
      merchant,
      `slider:${countedAddress(ip)}`,
      null,
    );
    if (failures > most) return refuse('captcha_required', { details: { captcha: true } });
  }
  const { token, expiresAt } = await issueToken(database, {
    merchantId: merchant.id,
    purpose: 'sliderPassed',
    lifeSeconds: LIFE_SECONDS,
  });
  return { sliderToken: token, expiresAt: expiresAt.toISOString() };
});
