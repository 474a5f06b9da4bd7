import type { ParsedOf } from '#api/endpoint.ts';
import type { login, OpenedSession } from '#api/session.ts';
import { useCaptcha } from '../access/captchas.ts';
import { findDevice } from '../access/devices.ts';
import {
  addressSubject,
  countTry,
  forgiveTries,
  nameSubject,
  readStanding,
  takeTryBack,
} from '../access/login-failures.ts';
import { askerOf, passwordQueue, verifyFor } from '../access/password-queue.ts';
import { type Context, Refusal } from '../handler.ts';
import { requireSlider } from '../verification/require-slider.ts';
import { enter } from './enter.ts';
import { findByName } from './find-by-name.ts';
import { requireFields } from './require-fields.ts';

/**
 * Signs in by username and password.
 *
 * A name that nobody has is counted, delayed and answered exactly as one that somebody has.
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
  const { loginFailuresBeforeLock: most } = merchant.config.limits;
  const { name: username, member } = await findByName(context, input);
  const [name, address] = [nameSubject(username), addressSubject(context.ip)];

  const before = await readStandings(context, name, address);
  if (before.lockedSeconds > 0) throw lockedFor(before.lockedSeconds);
  await requireSlider(context, 'sliderOnLogin', input.sliderToken);
  if (before.captcha) {
    const details = { details: { captcha: true } };
    if (!input.captcha) throw new Refusal('captcha_required', details);
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) throw new Refusal('captcha_wrong', details);
  }

  const [tried] = await Promise.all([
    countTry(database, merchant, name, most),
    countTry(database, merchant, address, null),
  ]);
  if (tried.failures > most) throw lockedFor(tried.lockedSeconds);
  const device = await findDevice(database, context);
  const isKnown = member !== null && device?.memberId === member.id;
  const isRight = await verifyFor(
    askerOf(context, username, isKnown ? 'known' : 'usual'),
    { stored: member?.passwordHash ?? null, password: input.password ?? '' },
    async () => {
      await takeTryBack(database, merchant, name, most);
      await takeTryBack(database, merchant, address, null);
    },
  );
  if (!isRight || !member) {
    if (tried.lockedSeconds > 0) throw lockedFor(tried.lockedSeconds);
    const { captcha } = await readStandings(context, name, address);
    const isTold = !member && merchant.config.security.revealUnknownNames;
    throw new Refusal(isTold ? 'username_unknown' : 'in_incorrect_password', {
      details: { captcha },
    });
  }
  await forgiveTries(database, merchant, name, address);
  return enter(context, member, { ...input, method: 'password' });
};

const lockedFor = (retryAfterSeconds: number): Refusal =>
  new Refusal('account_locked', { details: { retryAfterSeconds } });

/** Whether the name is locked, and whether name or address must solve a captcha. */
const readStandings = async ({ database, merchant }: Context, name: string, address: string) => {
  const { loginFailuresBeforeCaptcha: most } = merchant.config.limits;
  const [byName, byAddress] = await Promise.all([
    readStanding(database, merchant, name),
    readStanding(database, merchant, address),
  ]);
  return {
    lockedSeconds: byName.lockedSeconds,
    captcha: byName.failures >= most || byAddress.failures >= most,
  };
};
