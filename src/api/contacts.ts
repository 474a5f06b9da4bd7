import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText } from './fields.ts';
import { proof, proofRefusals, sendingRefusals } from './proof.ts';
import { mobileFields, sentCode, typedCode } from './verification.ts';

/** Sends a code to a number that the member wants to bind. */
export const sendMobileCode = endpoint({
  name: 'sendMobileCode',
  method: 'POST',
  path: '/wps/verification/sms/bind',
  access: 'member',
  summary: 'Send a code to a mobile number that shall be bound',
  perMinute: 10,
  body: z.object(mobileFields),
  value: sentCode,
  refusals: sendingRefusals,
});

/** Binds a mobile number, or replaces the one that is bound. */
export const bindMobile = endpoint({
  name: 'bindMobile',
  method: 'POST',
  path: '/wps/member/mobile',
  access: 'member',
  encrypted: true,
  summary: 'Bind or replace the mobile number',
  perMinute: 20,
  body: z.object({
    ...mobileFields,
    verificationCode: typedCode,
    ...proof,
  }),
  value: z.object({ mobileNum: z.string() }),
  refusals: [...proofRefusals, 'mobile_taken'],
});

/** Sends a code to an address that the member wants to bind. */
export const sendEmailCode = endpoint({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/wps/verification/email/bind',
  access: 'member',
  summary: 'Send a code to an e-mail address that shall be bound',
  perMinute: 10,
  body: z.object({ email: formText(255) }),
  value: sentCode,
  refusals: sendingRefusals,
});

/** Binds an e-mail address, or replaces the one that is bound. */
export const bindEmail = endpoint({
  name: 'bindEmail',
  method: 'POST',
  path: '/wps/member/email',
  access: 'member',
  encrypted: true,
  summary: 'Bind or replace the e-mail address',
  perMinute: 20,
  body: z.object({ email: formText(255), verificationCode: typedCode, ...proof }),
  value: z.object({ email: z.string() }),
  refusals: [...proofRefusals, 'email_taken'],
});
