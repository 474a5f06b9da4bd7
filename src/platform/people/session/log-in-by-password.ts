import type { ParsedOf } from '#api/endpoint.ts';
import type { login, OpenedSession } from '#api/session.ts';
import { useCaptcha } from '../access/captchas.ts';
import { findDevice } from '../access/devices.ts';
import { askerOf, passwordQueue, verifyFor } from '../access/password-queue.ts';
import {
  countSignInTry,
  forgiveSignInTries,
  readSignInStanding,
  takeSignInTryBack,
} from '../access/sign-in-tries.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { requireSlider } from '../verification/require-slider.ts';
import { enter } from './enter.ts';
import { findByName } from './find-by-name.ts';
import { requireFields } from './require-fields.ts';

/**
 * Signs in by username and password.
 *
 * A name that nobody has is counted, delayed and answered exactly as one that somebody has. Failures
 * lock the device or the network that they come from, never the account (see `sign-in-tries`).
 *
 * @throws {Refusal} those of the endpoint `login`
 */
export const logInByPassword = async (
  input: ParsedOf<typeof login>,
  context: Context,
): Promise<OpenedSession> => {
  requireFields(input, ['username', 'password']);
  // Before the database is asked anything; a known device has a lane of its own.
  if (context.device.token === null) passwordQueue.refuseWhenFull(askerOf(context, ''));
  const { database, merchant } = context;
  const { name, member } = await findByName(context, input);
  const device = await findDevice(database, context);
  const isKnown = member !== null && device?.memberId === member.id;
  const tried = { name, knownDeviceId: isKnown ? device.id : null };

  const before = await readSignInStanding(context, tried);
  if (before.lockedSeconds > 0) throw lockedFor(before.lockedSeconds);
  await requireSlider(context, 'sliderOnLogin', input.sliderToken);
  if (before.captcha && !input.captcha) throw new Refusal('captcha_required', ASKS);
  const isSolved =
    before.captcha && (await useCaptcha(database, merchant.id, input.captchaId, input.captcha));
  if (before.captcha && !isSolved) throw new Refusal('captcha_wrong', ASKS);

  const counted = await countSignInTry(context, tried);
  if (counted.isOver) throw lockedFor(counted.lockedSeconds);
  if (counted.captcha && !isSolved) {
    // Others have failed at the same moment.
    await takeSignInTryBack(context, tried);
    throw new Refusal('captcha_required', ASKS);
  }
  const isRight = await verifyFor(
    askerOf(context, name, isKnown ? 'known' : 'usual'),
    { stored: member?.passwordHash ?? null, password: input.password ?? '' },
    () => takeSignInTryBack(context, tried),
  );
  if (!isRight || !member) {
    if (counted.lockedSeconds > 0) throw lockedFor(counted.lockedSeconds);
    const { captcha } = await readSignInStanding(context, tried);
    const isTold = !member && merchant.config.security.revealUnknownNames;
    throw new Refusal(isTold ? 'username_unknown' : 'in_incorrect_password', {
      details: { captcha },
    });
  }
  await forgiveSignInTries(context, tried);
  return enter(context, member, { ...input, method: 'password' });
};

const ASKS = { details: { captcha: true } };

const lockedFor = (retryAfterSeconds: number): Refusal =>
  new Refusal('account_locked', { details: { retryAfterSeconds } });
