import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '#api/contacts.ts';
import { checkField } from '#domain/check-field.ts';
import { sql } from '../../base/database/sql.ts';
import {
  type Context,
  handle,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';
import { type Proof, proveMember } from '../members/prove-member.ts';
import { requireMobile } from '../verification/require-mobile.ts';
import { sendCode } from '../verification/send-code.ts';
import { useCode } from '../verification/use-code.ts';
import { type ContactKind, verifyContact } from '../contacts/contacts.ts';
import { maskEmail, maskNumber } from '../contacts/mask-contact.ts';

type SignedIn = Context & { session: Session };

/** Sends a code to a number that shall be bound, whoever has it: that is told with the code alone. */
export const sendMobileCodeHandler = handle(sendMobileCode, (input, context) => {
  const to = requireMobile('mobileNum', input.mobileNum, input.countryDialingCode);
  const { memberId } = context.session;
  return sendCode(context, { purpose: 'bindMobile', channel: 'sms', to, memberId });
});

/** Binds a number whose code was shown, or replaces the one that is bound. */
export const bindMobileHandler = handle(bindMobile, async (input, context) => {
  const value = requireMobile('mobileNum', input.mobileNum, input.countryDialingCode);
  await bind(context, 'mobile', value, input);
  return { mobileNum: maskNumber(value) };
});

/** Sends a code to an address that shall be bound. */
export const sendEmailCodeHandler = handle(sendEmailCode, (input, context) => {
  const to = requireEmail(input.email, context.merchant);
  const { memberId } = context.session;
  return sendCode(context, { purpose: 'bindEmail', channel: 'email', to, memberId });
});

/** Binds an address whose code was shown, or replaces the one that is bound. */
export const bindEmailHandler = handle(bindEmail, async (input, context) => {
  const value = requireEmail(input.email, context.merchant);
  await bind(context, 'email', value, input);
  return { email: maskEmail(value) };
});

const requireEmail = (typed: string, { config }: Merchant): string => {
  const rule = { ...config.registerFields.email, enabled: true, required: true };
  const wrong = checkField('email', typed, rule);
  if (wrong) throw new Refusal('invalid_input', { fieldErrors: [wrong] });
  return typed.toLowerCase();
};

/** Proves the member and the contact, tells the contact of before, and puts the new in its place. */
const bind = async (
  context: SignedIn,
  kind: ContactKind,
  value: string,
  input: Proof & { verificationCode: string },
): Promise<void> => {
  const { database, merchant, session } = context;
  const { memberId } = session;
  await proveMember(context, input);
  const purpose = kind === 'mobile' ? 'bindMobile' : 'bindEmail';
  await useCode(context, { purpose, to: value, code: input.verificationCode, memberId });
  await database.transaction().execute(async (tx) => {
    const field = kind === 'mobile' ? 'mobileNum' : 'email';
    await notifyMember(tx, merchant.id, memberId, 'accountChanged');
    if (!(await verifyContact(tx, { merchantId: merchant.id, memberId, kind, value })))
      throw new Refusal(kind === 'mobile' ? 'mobile_taken' : 'email_taken');
    await tx
      .updateTable('member')
      .set({
        profile: sql<string>`profile || jsonb_build_object(${field}::text, ${value}::text)`,
      })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', memberId)
      .execute();
  });
};
