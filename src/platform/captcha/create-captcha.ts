import { randomInt } from 'node:crypto';
import { captcha } from '#api/captcha.ts';
import { storeCaptcha } from '../access/captchas.ts';
import { handle } from '../handler.ts';
import { drawCaptcha, drawLots } from './draw-captcha.ts';

const LETTERS = 5;

/** Makes a picture, or for those who cannot see it a sum, and keeps the answer for one use. */
export const captchaHandler = handle(captcha, async ({ kind }, { database, merchant }) => {
  if (kind === 'sum') {
    // Easy in the head, and as long as the letters that the form's rule expects.
    const [first, second] = [randomInt(10, 90) * 100, randomInt(11, 100)];
    const stored = await storeCaptcha(database, merchant.id, String(first + second));
    return {
      captchaId: stored.id,
      image: '',
      question: `${first} + ${second}`,
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
    question: '',
    expiresAt: stored.expiresAt.toISOString(),
  };
});
