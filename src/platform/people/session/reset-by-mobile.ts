import { resetPasswordByMobile, sendPasswordCode } from '#api/passwords.ts';
import { hashRequestOf, hashFor } from '../access/password-queue.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { pickLanguage } from '../../base/merchants/pick-language.ts';
import { verifyContact } from '../contacts/contacts.ts';
import { findByMobile } from './find-by-mobile.ts';
import { requireMobile } from '../verification/require-mobile.ts';
import { requireSlider } from '../verification/require-slider.ts';
import { sendCode } from '../verification/send-code.ts';
import { useCode } from '../verification/use-code.ts';
import { findWrongPassword } from '../members/new-password.ts';
import { openWithNewPassword } from '../members/open-with-new-password.ts';

/** Sends a code to an account's number; one that nobody has is answered as slowly, and sent nothing. */
export const sendPasswordCodeHandler = handle(sendPasswordCode, async (input, context) => {
  const to = requireMobile('mobileNum', input.mobileNum, input.countryDialingCode);
  await requireSlider(context, 'sliderOnSms', input.sliderToken);
  const owner = await findByMobile(context, to);
  const language = pickLanguage(
    input.language ?? context.language,
    context.merchant.config.languages,
  );
  const deliver = owner?.status === 'active';
  return sendCode({ ...context, language }, { purpose: 'password', channel: 'sms', to, deliver });
});

/** Sets a new password with a code that was sent to the account's number, and signs in. */
export const resetPasswordByMobileHandler = handle(
  resetPasswordByMobile,
  async (input, context, refuse) => {
    const { database, merchant } = context;
    const to = requireMobile('mobileNum', input.mobileNum, input.countryDialingCode);
    const fieldErrors = findWrongPassword(input, merchant, input.mobileNum);
    if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

    // Before the code: it is good once, and there may be no room for a hash.
    const passwordHash = await hashFor(hashRequestOf(context, `reset ${to}`), input.newPassword);
    await useCode(context, { purpose: 'password', to, code: input.verificationCode });
    const member = await findByMobile(context, to);
    // The code went to an account; it may be frozen since then.
    if (member?.status !== 'active') return refuse('code_wrong');
    return database.transaction().execute(async (tx) => {
      const own = { merchantId: merchant.id, memberId: member.id };
      await verifyContact(tx, { ...own, kind: 'mobile', value: to });
      return openWithNewPassword(tx, context, member.id, passwordHash);
    });
  },
);
