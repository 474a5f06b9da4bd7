import { login, type OpenedSession } from '#api/session.ts';
import { handle, type Context, Refusal } from '../../base/endpoints/handler.ts';
import { logInByPassword } from './log-in-by-password.ts';
import type { ParsedOf } from '#api/endpoint.ts';
import { closeSessions } from '../access/sessions.ts';
import { verifyContact } from '../contacts/contacts.ts';
import { requireMobile } from '../verification/require-mobile.ts';
import { useCode } from '../verification/use-code.ts';
import { signInProvedMember } from './sign-in-proved-member.ts';
import { findByMobile } from './find-by-mobile.ts';
import { refuseMissingFields } from './refuse-missing-fields.ts';

/**
 * Signs in by mobile number and SMS code, where the flag MOBILEVERCODELOGIN3 is on. A number that
 * nobody has is answered as a wrong code.
 *
 * @throws {Refusal} those of the endpoint `login`
 */
const logInBySms = async (
  input: ParsedOf<typeof login>,
  context: Context,
): Promise<OpenedSession> => {
  const { database, merchant } = context;
  if (!merchant.config.flags.MOBILEVERCODELOGIN3) throw new Refusal('sms_login_closed');
  refuseMissingFields(input, ['mobileNum', 'verificationCode']);
  const mobile = requireMobile('mobileNum', input.mobileNum ?? '', input.countryDialingCode);
  const code = input.verificationCode ?? '';
  await useCode(context, { purpose: 'login', to: mobile, code });
  const member = await findByMobile(context, mobile);
  if (!member) throw new Refusal('code_wrong');
  if (!member.isVerified)
    // Nobody had shown to own this number yet: whoever is signed in may be somebody else.
    await database.transaction().execute(async (tx) => {
      const contact = { merchantId: merchant.id, memberId: member.id };
      await verifyContact(tx, { ...contact, kind: 'mobile', value: mobile });
      await closeSessions(tx, merchant.id, { memberId: member.id });
    });
  return signInProvedMember(context, member, { ...input, method: 'sms' });
};

/** Signs in by username and password, or by mobile number and SMS code. */
export const loginHandler = handle(login, (input, context) =>
  input.type === 'sms' ? logInBySms(input, context) : logInByPassword(input, context),
);
