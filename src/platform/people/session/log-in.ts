import { login } from '#api/session.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInBySms } from './log-in-by-sms.ts';

/** Signs in by username and password, or by mobile number and SMS code. */
export const loginHandler = handle(login, (input, context) =>
  input.type === 'sms' ? logInBySms(input, context) : logInByPassword(input, context),
);
