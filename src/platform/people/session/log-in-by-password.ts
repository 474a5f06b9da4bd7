import type { ParsedOf } from '#api/endpoint.ts';
import type { login, OpenedSession } from '#api/session.ts';
import { useCaptcha } from '../access/captchas.ts';
import { findDevice } from '../access/devices.ts';
import { hashRequestOf, passwordQueue, verifyFor } from '../access/password-queue.ts';
import {
  countSignInAttempt,
  forgiveSignInAttempts,
  readSignInStanding,
  undoSignInAttempt,
} from '../access/sign-in-attempts.ts';
import { sql } from '../../base/database/sql.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { requireSlider } from '../verification/require-slider.ts';
import { signInProvedMember } from './sign-in-proved-member.ts';
import { refuseMissingFields } from './refuse-missing-fields.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import type { ProvedMember } from './sign-in-proved-member.ts';

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
  refuseMissingFields(input, ['username', 'password']);
  // Before the database is asked anything; a known device has a lane of its own.
  if (context.device.token === null) passwordQueue.refuseWhenFull(hashRequestOf(context, ''));
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

  const counted = await countSignInAttempt(context, tried);
  if (counted.isOver) throw lockedFor(counted.lockedSeconds);
  if (counted.captcha && !isSolved) {
    // Other attempts have failed at the same moment.
    await undoSignInAttempt(context, tried);
    throw new Refusal('captcha_required', ASKS);
  }
  const isRight = await verifyFor(
    hashRequestOf(context, name, isKnown ? 'known' : 'usual'),
    { stored: member?.passwordHash ?? null, password: input.password ?? '' },
    () => undoSignInAttempt(context, tried),
  );
  if (!isRight || !member) {
    if (counted.lockedSeconds > 0) throw lockedFor(counted.lockedSeconds);
    const { captcha } = await readSignInStanding(context, tried);
    const isTold = !member && merchant.config.security.revealUnknownNames;
    throw new Refusal(isTold ? 'username_unknown' : 'in_incorrect_password', {
      details: { captcha },
    });
  }
  await forgiveSignInAttempts(context, tried);
  return signInProvedMember(context, member, { ...input, method: 'password' });
};

const ASKS = { details: { captcha: true } };

const lockedFor = (retryAfterSeconds: number): Refusal =>
  new Refusal('account_locked', { details: { retryAfterSeconds } });

/** The hash of a password that may be used now: a one-time secret is worth nothing after its time. */
const usablePassword = sql<string | null>`case when coalesce(secret_until > now(), true)
  then password_hash end`.as('passwordHash');

/** Digits and the separators that people write between them. */
const NUMBER = /^\+?[\d\s().-]{6,}$/;

/**
 * Finds the account of a name as it was typed: a username, or the mobile number of an account that
 * was opened by it, in any of the ways to write a number.
 *
 * @returns the one name under which tries are counted, however it was written
 */
const findByName = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  typed: { username?: string | undefined; countryDialingCode?: string | undefined },
): Promise<{ name: string; member: (ProvedMember & { passwordHash: string | null }) | null }> => {
  const username = (typed.username ?? '').toLowerCase();
  const number = NUMBER.test(username)
    ? readMobileNumber(username, typed.countryDialingCode)
    : null;
  const rows = await database
    .selectFrom('member')
    .select(['id', 'username', 'status', 'type', usablePassword])
    .where('merchantId', '=', merchant.id)
    .where('username', 'in', number ? [username, number] : [username])
    .execute();
  const member = rows.find((row) => row.username === username) ?? rows[0];
  return { name: member?.username ?? number ?? username, member: member ?? null };
};
