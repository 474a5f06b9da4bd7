import { welcomeMember } from '../inbox/welcome-member.ts';
import type { ParsedOf } from '#api/endpoint.ts';
import type { register, RegisterUser } from '#api/member.ts';
import type { OpenedSession } from '#api/session.ts';
import { rulesOf, type RegisterVariant } from '#domain/register-variants.ts';
import { useCaptcha } from '../access/captchas.ts';
import { hashRequestOf, hashFor } from '../access/password-queue.ts';
import { startSession } from '../access/start-session.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { pickLanguage } from '../../base/merchants/pick-language.ts';
import { verifyContact } from '../contacts/contacts.ts';
import { noteReferral } from '../referral/note-referral.ts';
import { requireSlider } from '../verification/require-slider.ts';
import { useCode } from '../verification/use-code.ts';
import { noteLinkRegistration } from '../affiliate/count-links.ts';
import { createMember } from './create-member.ts';
import { findDomainInvitation, type Invitations, readInvitations } from './read-invitations.ts';
import { checkRegisterForm, type RegisterForm } from './register-form.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import type { RegisterRules } from '#domain/register-fields.ts';

/** What is told about a person. */
const TOLD = [
  'payeeName',
  'birthday',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
] as const;

/** The enabled fields that were filled in: days as ISO 8601, numbers as E.164, emails in lower case. */
const profileOf = (input: RegisterUser, rules: RegisterRules): Record<string, string> => {
  const told = TOLD.filter((field) => rules[field].enabled && input[field]).map((field) => [
    field,
    input[field] ?? '',
  ]);
  const profile = Object.fromEntries(told) as Record<string, string>;
  if (profile.birthday) profile.birthday = toIsoDay(profile.birthday);
  if (profile.email) profile.email = profile.email.toLowerCase();
  if (profile.mobileNum)
    profile.mobileNum =
      readMobileNumber(profile.mobileNum, input.countryDialingCode) ?? profile.mobileNum;
  return profile;
};

/** A form may ask for MM-dd-yyyy; what is kept is the same day, the year first. */
const toIsoDay = (day: string): string => day.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1');

/**
 * The address of the page on which somebody registered, as it may be kept: http alone, and without
 * what stands behind the `#`.
 *
 * @returns null when it is no such address
 */
const cleanAddress = (given: string | undefined): string | null => {
  if (!given || !URL.canParse(given)) return null;
  const address = new URL(given);
  if (!/^https?:$/.test(address.protocol)) return null;
  address.hash = '';
  address.username = '';
  address.password = '';
  return address.href;
};

type Input = ParsedOf<typeof register>;

/** What is kept of the passwords that were chosen. */
interface Hashes {
  passwordHash: string | null;
  paymentPasswordHash: string | null;
}

/** A form that has passed all its checks. */
interface CheckedForm extends RegisterForm {
  variant: RegisterVariant;
  input: Input;
  invitations: Invitations;
  hashes: Hashes;
  /** The number was shown to be the visitor's own. */
  isVerified: boolean;
}

/**
 * Opens an account with one of the two forms and, unless told otherwise, signs it in.
 *
 * @throws {Refusal} those of the endpoints `register` and `registerMobile`
 */
export const registerByForm = async (
  variant: RegisterVariant,
  input: Input,
  context: Context,
): Promise<{ session: OpenedSession | null }> => {
  const { merchant } = context;
  const { flags, registerFields } = merchant.config;
  const byDomain = await findDomainInvitation(context);
  const invited = Boolean(input.affiliateCode || input.referralCode || byDomain);
  const isOpen = variant === 'mobile' ? flags.MOBILENUMREG3 : flags.USERNAMEREG3;
  if (!isOpen || (!flags.DIRECTREG3 && !invited)) throw new Refusal('registration_closed');

  const rules = rulesOf(variant, registerFields, flags);
  const form = checkRegisterForm(variant, input, rules, merchant);
  await proveHuman(input, context);
  const invitations = await readInvitations(input, byDomain, context);
  if (variant === 'username') await refuseTaken(context, form.username);
  const hashes = await hashPasswords(form, input, context);
  // Last: a code is good once, so nothing else may be wrong by then.
  const isVerified = await proveNumber(form, input, context);
  return openAccount({ ...form, variant, input, invitations, hashes, isVerified }, context);
};

const hashPasswords = async (
  { username, rules }: RegisterForm,
  { password, paymentPassword }: Input,
  context: Context,
): Promise<Hashes> => {
  const requester = hashRequestOf(context, `new ${username}`);
  const hash = async (given: string | undefined, rule: { enabled: boolean }) =>
    rule.enabled && given ? hashFor(requester, given) : null;
  return {
    passwordHash: await hash(password, rules.password),
    paymentPasswordHash: await hash(paymentPassword, rules.paymentPassword),
  };
};

const proveHuman = async (input: Input, context: Context): Promise<void> => {
  const { database, merchant } = context;
  // The captcha of the form may be optional; then it counts only when it was filled in.
  const { captcha } = merchant.config.registerFields;
  if ((captcha.enabled && captcha.required) || input.captcha) {
    const solved = await useCaptcha(database, merchant.id, input.captchaId, input.captcha);
    if (!solved) throw new Refusal('captcha_wrong');
  }
  await requireSlider(context, 'sliderOnRegister', input.sliderToken);
};

const refuseTaken = async ({ database, merchant }: Context, username: string): Promise<void> => {
  const row = await database
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('username', '=', username)
    .executeTakeFirst();
  if (row) throw new Refusal('username_taken');
};

/** Takes the code of the number; false where none is asked for and none came. */
const proveNumber = async (
  { mobile, rules }: RegisterForm,
  input: Input,
  context: Context,
): Promise<boolean> => {
  const { enabled, required } = rules.verificationCode;
  if (mobile === null || !enabled || (!required && !input.verificationCode)) return false;
  await useCode(context, { purpose: 'register', to: mobile, code: input.verificationCode ?? '' });
  return true;
};

const openAccount = async (
  { variant, input, username, mobile, rules, invitations, hashes, isVerified }: CheckedForm,
  context: Context,
): Promise<{ session: OpenedSession | null }> => {
  const { database, merchant } = context;
  const { config } = merchant;
  return database.transaction().execute(async (tx) => {
    const { referrerId: inviterId, agentCode, ...places } = invitations;
    const member = await createMember(tx, {
      ...hashes,
      ...places,
      referrerId: inviterId,
      merchantId: merchant.id,
      currency: config.currency,
      username,
      nickname: rules.nickname.enabled ? (input.nickname ?? '') : '',
      language: pickLanguage(input.language ?? context.language, config.languages),
      profile: profileOf(input, rules),
      ip: context.ip,
      registerUrl: cleanAddress(input.registerUrl),
    });
    if (!member) throw new Refusal(variant === 'mobile' ? 'mobile_taken' : 'username_taken');
    if (isVerified && mobile !== null) {
      const contact = { merchantId: merchant.id, memberId: member.id, value: mobile };
      if (!(await verifyContact(tx, { ...contact, kind: 'mobile' })))
        throw new Refusal('mobile_taken');
    }
    await welcomeMember(tx, merchant.id, member.id);
    await noteReferral(tx, merchant, { friendId: member.id, inviterId, ip: context.ip });
    const { subId } = input;
    await noteLinkRegistration(tx, merchant, { memberId: member.id, code: agentCode, subId });
    if (!input.login) return { session: null };
    const method = hashes.passwordHash === null ? 'sms' : 'password';
    return { session: await startSession(tx, context, member.id, { method }) };
  });
};
