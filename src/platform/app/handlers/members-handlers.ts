import type * as memberApi from '#api/member.ts';
import type * as passwordsApi from '#api/passwords.ts';
import type * as paymentPasswordApi from '#api/payment-password.ts';
import type * as proofApi from '#api/proof.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { changePasswordHandler } from '../../people/members/change-password.ts';
import { forgotPasswordHandler } from '../../people/members/forgot-password.ts';
import { memberInfoHandler } from '../../people/members/read-member.ts';
import { registerHandler, registerMobileHandler } from '../../people/members/register-member.ts';
import {
  changePaymentPasswordHandler,
  resetPaymentPasswordHandler,
  setPaymentPasswordHandler,
} from '../../people/members/replace-payment-password.ts';
import {
  resetPasswordByMobileHandler,
  sendPasswordCodeHandler,
} from '../../people/session/reset-by-mobile.ts';
import { resetPasswordHandler } from '../../people/members/reset-password.ts';
import {
  sendChangePasswordCodeHandler,
  sendOwnCodeHandler,
} from '../../people/members/send-own-codes.ts';

const member: HandlersOf<typeof memberApi> = {
  register: registerHandler,
  registerMobile: registerMobileHandler,
  memberInfo: memberInfoHandler,
  changePassword: changePasswordHandler,
};

const passwords: HandlersOf<typeof passwordsApi> = {
  forgotPassword: forgotPasswordHandler,
  resetPassword: resetPasswordHandler,
  sendPasswordCode: sendPasswordCodeHandler,
  resetPasswordByMobile: resetPasswordByMobileHandler,
  sendChangePasswordCode: sendChangePasswordCodeHandler,
};

const proof: HandlersOf<typeof proofApi> = { sendOwnCode: sendOwnCodeHandler };

const paymentPassword: HandlersOf<typeof paymentPasswordApi> = {
  setPaymentPassword: setPaymentPasswordHandler,
  changePaymentPassword: changePaymentPasswordHandler,
  resetPaymentPassword: resetPaymentPasswordHandler,
};

/** Opening an account, its passwords, and who is signed in. */
export const membersHandlers = { ...member, ...passwords, ...proof, ...paymentPassword };
