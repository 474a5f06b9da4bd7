import { sendLoginCode } from '#api/verification.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { findByMobile } from './find-by-mobile.ts';
import { requireMobile } from '../verification/require-mobile.ts';
import { requireSlider } from '../verification/require-slider.ts';
import { sendCode } from '../verification/send-code.ts';

/** Sends a sign-in code. A number that nobody has is counted, written and answered alike. */
export const sendLoginCodeHandler = handle(sendLoginCode, async (input, context, refuse) => {
  if (!context.merchant.config.flags.MOBILEVERCODELOGIN3) return refuse('sms_login_closed');
  const to = requireMobile('mobileNum', input.mobileNum, input.countryDialingCode);
  await requireSlider(context, 'sliderOnSms', input.sliderToken);
  const deliver = (await findByMobile(context, to)) !== null;
  return sendCode(context, { purpose: 'login', channel: 'sms', to, deliver });
});
