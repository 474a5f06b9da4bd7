import { forgotPassword } from '#api/passwords.ts';
import { checkField, type WrongField } from '#domain/check-field.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import { useCaptcha } from '../access/captchas.ts';
import { countAttempt } from '../access/login-failures.ts';
import { countedAddress } from '../../base/http/network.ts';
import { issueToken } from '../access/single-use-tokens.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { type Context, handle, type Merchant } from '../../base/endpoints/handler.ts';
import { pickLanguage } from '../../base/merchants/pick-language.ts';
import { queueMessage } from '../../base/messages/queue-message.ts';

/**
 * Sends a link to set a new password. Whether the name and the address are an account's own or
 * nobody's, the same rows are written and the same is answered.
 *
 * Links are counted by name and address together, and only once the captcha is solved that may be asked
 * for: who does not know the address of an account uses up none of its links.
 */
export const forgotPasswordHandler = handle(forgotPassword, async (input, context, refuse) => {
  const { database, merchant, origin } = context;
  const { resetLinkMinutes: minutes } = merchant.config.signIn;
  const number = readNumber(input.username);
  const username = number ?? input.username.toLowerCase();
  const email = input.email.toLowerCase();
  const fieldErrors = findWrongFields({ username, email, isNumber: number !== null }, merchant);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  const captcha = await needsCaptcha(context);
  if (captcha && !input.captcha) return refuse('captcha_required', { details: { captcha: true } });
  if (input.captcha) {
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) return refuse('captcha_wrong', { details: { captcha: true } });
  }

  const sends = await countLink(context, username, email);
  const memberId = await findMember(database, merchant.id, username, email);
  await database.transaction().execute(async (tx) => {
    const { token, expiresAt } = await issueToken(tx, {
      merchantId: merchant.id,
      purpose: 'passwordReset',
      lifeSeconds: minutes * 60,
      ...(memberId !== null && { memberId }),
    });
    await queueMessage(tx, {
      merchantId: merchant.id,
      channel: 'email',
      to: email,
      kind: 'passwordResetLink',
      language: pickLanguage(input.language ?? context.language, merchant.config.languages),
      // After the `#`: browsers do not send the fragment, so no log has it.
      data: { link: `${origin}/reset#token=${token}`, minutes },
      expiresAt,
      deliver: memberId !== null && sends,
    });
  });
  return { message: 'in_been_out' as const, expiredMinutes: minutes };
});

/** Counts a request by where it comes from: whoever asks often solves a captcha each time. */
const needsCaptcha = async ({ database, merchant, ip }: Context): Promise<boolean> => {
  const { security, limits } = merchant.config;
  const rule = { windowMinutes: security.codeSendWindowMinutes };
  const from = `forgotFrom:${countedAddress(ip)}`;
  const { failures } = await countAttempt(database, merchant, from, null, rule);
  return failures > limits.loginFailuresBeforeCaptcha;
};

/**
 * Counts a link for a name at an address, whosever they are: a pair that is nobody's is counted alike, in a row of its own,
 * so that neither the answer nor its time tells which pairs are somebody's.
 *
 * @returns false when so many were sent lately that this one is kept back, in silence
 */
const countLink = async (
  { database, merchant }: Context,
  username: string,
  email: string,
): Promise<boolean> => {
  const { codeSendWindowMinutes: windowMinutes, codeSendsPerNumber: most } =
    merchant.config.security;
  // No name and no address holds a blank.
  const subject = `forgot:${username} ${email}`;
  const { failures } = await countAttempt(database, merchant, subject, null, { windowMinutes });
  return failures <= most;
};

/** The name of an account that was opened by mobile number, however it is written. */
const readNumber = (typed: string): string | null =>
  /^\+[\d\s().-]+$/.test(typed) ? readMobileNumber(typed) : null;

const findWrongFields = (
  { username, email, isNumber }: { username: string; email: string; isNumber: boolean },
  { config }: Merchant,
): WrongField[] => {
  const { registerFields: rules } = config;
  const wrong = [
    isNumber ? null : checkField('username', username, { ...rules.username, required: true }),
    checkField('email', email, { ...rules.email, required: true }),
  ];
  return wrong.filter((found) => found !== null);
};

/** Whose name and address these are: the address as it was registered or verified. */
const findMember = async (
  database: Database,
  merchantId: number,
  username: string,
  email: string,
): Promise<number | null> => {
  const row = await database
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('username', '=', username)
    .where('status', '=', 'active')
    .where('type', '<>', 4)
    .where(sql<boolean>`profile->>'email' = ${email}`)
    .executeTakeFirst();
  return row?.id ?? null;
};
