import { captcha } from '#api/captcha.ts';
import { storeCaptcha } from '../access/captchas.ts';
import { failuresFrom } from '../access/sign-in-attempts.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { drawCaptcha, drawLots } from './draw-captcha.ts';
import { createWork, PICTURE_FAILURES } from './work.ts';

const LETTERS = 5;

/** Makes a picture, or a proof of work, and keeps the answer for one use. */
export const captchaHandler = handle(captcha, async ({ kind }, context) => {
  const { database, merchant } = context;
  const failures = await failuresFrom(context);
  if (kind === 'work' || failures >= PICTURE_FAILURES) {
    const { work, answer } = await createWork(failures);
    const stored = await storeCaptcha(database, merchant.id, answer);
    return {
      captchaId: stored.id,
      image: '',
      work,
      expiresAt: stored.expiresAt.toISOString(),
    };
  }
  const text = drawLots(LETTERS);
  const [stored, picture] = await Promise.all([
    storeCaptcha(database, merchant.id, text),
    drawCaptcha(text),
  ]);
  return {
    captchaId: stored.id,
    image: picture.toString('base64'),
    work: null,
    expiresAt: stored.expiresAt.toISOString(),
  };
});
