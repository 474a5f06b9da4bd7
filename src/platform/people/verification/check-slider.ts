import { checkSlider } from '#api/verification.ts';
import { useCaptcha } from '../access/captchas.ts';
import { countAttempt } from '../access/login-failures.ts';
import { countedAddress } from '../../base/http/network.ts';
import { issueToken, takeToken } from '../access/single-use-tokens.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** How a slider was moved, as a browser tells it. */
interface Slide {
  method: 'drag' | 'keyboard' | 'button';
  track: readonly { share: number; offsetPx: number; atMs: number }[];
  durationMs: number;
}

/** Nobody reads, reaches and slides faster. */
const MIN_MS = 150;
const MIN_POINTS = 5;

/** The browser's clock and ours may differ by the way of the call. */
const SLACK_MS = 2000;

/**
 * Whether a slide can have happened: it took its time, also by our clock, began at the start, ended
 * at the end, and its moments follow each other. A script can make that up; it costs it a call more,
 * and calls are counted.
 *
 * @param elapsedMs from when we made the slider to when its answer came
 */
const isPlausibleSlide = ({ method, track, durationMs }: Slide, elapsedMs: number): boolean => {
  if (elapsedMs < MIN_MS || durationMs > elapsedMs + SLACK_MS) return false;
  if (method !== 'drag') return true;
  const [first] = track;
  const last = track.at(-1);
  if (!first || !last || track.length < MIN_POINTS || durationMs < MIN_MS) return false;
  const isInOrder = track.every(({ atMs }, index) => atMs >= (track[index - 1]?.atMs ?? 0));
  return isInOrder && first.share <= 0.2 && last.share >= 0.98 && last.atMs <= durationMs + 50;
};

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
