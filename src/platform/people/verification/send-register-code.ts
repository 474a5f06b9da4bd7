import { sendRegisterCode } from '#api/verification.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { requireMobile } from './require-mobile.ts';
import { requireSlider } from './require-slider.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends a registration code, whether or not somebody has registered the number: that is told only
 * to who has shown the code.
 */
export const sendRegisterCodeHandler = handle(sendRegisterCode, async (input, context, refuse) => {
  const { flags } = context.merchant.config;
  const isOpen = input.variant === 'mobile' ? flags.MOBILENUMREG3 : flags.USERNAMEREG3;
  if (!isOpen) return refuse('registration_closed');
  const to = requireMobile('mobileNo', input.mobileNo, input.countryDialingCode);
  await requireSlider(context, 'sliderOnSms', input.sliderToken);
  return sendCode(context, { purpose: 'register', channel: 'sms', to });
});
