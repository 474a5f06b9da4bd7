import { forgotPassword } from '#api/passwords.ts';
import { checkField, type WrongField } from '#domain/check-field.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import { useCaptcha } from '../access/captchas.ts';
import { countAttempt, readStanding } from '../access/login-failures.ts';
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
 */
export const forgotPasswordHandler = handle(forgotPassword, async (input, context, refuse) => {
  const { database, merchant, origin } = context;
  const { resetLinkMinutes: minutes } = merchant.config.signIn;
  const number = readNumber(input.username);
  const username = number ?? input.username.toLowerCase();
  const email = input.email.toLowerCase();
  const fieldErrors = findWrongFields({ username, email, isNumber: number !== null }, merchant);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  const { sends, captcha } = await countAsked(context, username);
  if (captcha && !input.captcha) return refuse('captcha_required', { details: { captcha: true } });
  if (input.captcha) {
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) return refuse('captcha_wrong', { details: { captcha: true } });
  }

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

/** A name is sent a few links only, in silence; an address that asks often solves a captcha. */
const countAsked = async (
  { database, merchant, ip }: Context,
  username: string,
): Promise<{ sends: boolean; captcha: boolean }> => {
  const { security, limits } = merchant.config;
  const rule = { windowMinutes: security.codeSendWindowMinutes };
  const from = `forgotFrom:${countedAddress(ip)}`;
  const byAddress = await readStanding(database, merchant, from, rule);
  await countAttempt(database, merchant, from, null, rule);
  const byName = await countAttempt(database, merchant, `forgot:${username}`, null, rule);
  return {
    sends: byName.failures <= security.codeSendsPerNumber,
    captcha: byAddress.failures >= limits.loginFailuresBeforeCaptcha,
  };
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
