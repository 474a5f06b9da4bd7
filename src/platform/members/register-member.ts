import { register, type RegisterUser } from '#api/member.ts';
import type { WrongField } from '#domain/check-field.ts';
import { checkRegistration } from '#domain/check-registration.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import { useCaptcha } from '../access/captchas.ts';
import { findInvitation, type Invitation } from '../access/invitation-codes.ts';
import { hashPassword } from '../access/password.ts';
import { startSession } from '../access/start-session.ts';
import { type Context, handle, type Merchant } from '../handler.ts';
import { pickLanguage } from '../merchants/pick-language.ts';
import { createMember } from './create-member.ts';
import { profileOf } from './register-profile.ts';

/** Codes by SMS belong to the registration by mobile number. */
const SKIPPED = ['verificationCode'] as const;

/** Opens an account by username: checks every field, the captcha and the invitation first. */
export const registerHandler = handle(register, async (input, context, refuse) => {
  const { database, merchant } = context;
  const { config } = merchant;
  const invited = Boolean(input.affiliateCode || input.referralCode);
  if (!config.flags.USERNAMEREG3 || (!config.flags.DIRECTREG3 && !invited))
    return refuse('registration_closed');

  const fieldErrors = findWrongFields(input, merchant);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  if (asksForCaptcha(merchant) || input.captcha) {
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) return refuse('captcha_wrong');
  }
  const invitations = await findInvitations(input, context);
  if (!invitations) return refuse('invitation_code_error');

  const secrets = await hashSecrets(input, merchant);
  return database.transaction().execute(async (tx) => {
    const member = await createMember(tx, {
      ...secrets,
      ...invitations,
      merchantId: merchant.id,
      currency: config.currency,
      username: (input.username ?? '').toLowerCase(),
      nickname: config.registerFields.nickname.enabled ? (input.nickname ?? '') : '',
      type: 0,
      language: pickLanguage(input.language ?? context.language, config.languages),
      profile: profileOf(input, config.registerFields),
      ip: context.ip,
      registerUrl: input.registerUrl ?? null,
    });
    if (!member) return refuse('username_taken');
    return { session: input.login ? await startSession(tx, context, member.id) : null };
  });
});

/** The captcha of the form may be optional; then it counts only when it was filled in. */
const asksForCaptcha = ({ config: { registerFields } }: Merchant): boolean =>
  registerFields.captcha.enabled && registerFields.captcha.required;

const findWrongFields = (given: RegisterUser, { config }: Merchant): WrongField[] => {
  const { registerFields: rules, ages, brand } = config;
  // People group the digits of a number; the rule is about the digits.
  const input = { ...given, mobileNum: given.mobileNum?.replace(/[\s().-]/g, '') };
  const wrong = checkRegistration(input, {
    rules,
    skip: SKIPPED,
    minimumAge: ages.minimum,
    brandName: brand.name,
    today: new Date(),
  });
  if (
    rules.mobileNum.enabled &&
    input.mobileNum &&
    !wrong.some(({ field }) => field === 'mobileNum')
  ) {
    const number = readMobileNumber(input.mobileNum, input.countryDialingCode);
    if (!number) wrong.push({ field: 'mobileNum', rule: 'phone' });
  }
  if (!input.agreed) wrong.push({ field: 'agreed', rule: 'required' });
  return wrong;
};

/** Who invited, by each of the three ways to say so; null when one of them names nobody. */
const findInvitations = async (
  input: RegisterUser,
  { database, merchant }: Context,
): Promise<{ uplineId: number | null; referrerId: number | null } | null> => {
  const codes = [input.affiliateCode, input.referralCode, input.recommenderId].filter(
    (code) => code !== undefined && code !== '',
  );
  const found = await Promise.all(
    codes.map((code) => findInvitation(database, merchant.id, code ?? '')),
  );
  const invitations = found.filter((invitation): invitation is Invitation => invitation !== null);
  if (invitations.length < codes.length) return null;
  const ownerOf = (kind: Invitation['kind']) =>
    invitations.find((invitation) => invitation.kind === kind)?.ownerId ?? null;
  return { uplineId: ownerOf('agent'), referrerId: ownerOf('referral') };
};

const hashSecrets = async (
  input: RegisterUser,
  { config }: Merchant,
): Promise<{ passwordHash: string; paymentPasswordHash: string | null }> => {
  const payment = config.registerFields.paymentPassword.enabled ? input.paymentPassword : undefined;
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(input.password ?? ''),
    payment ? hashPassword(payment) : null,
  ]);
  return { passwordHash, paymentPasswordHash };
};
