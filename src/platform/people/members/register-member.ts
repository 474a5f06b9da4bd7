import { register, registerMobile } from '#api/member.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { registerByForm } from './register-by-form.ts';

/** Opens an account by username: checks every field, the captcha and the invitation first. */
export const registerHandler = handle(register, (input, context) =>
  registerByForm('username', input, context),
);

/** Opens an account whose name is the mobile number. */
export const registerMobileHandler = handle(registerMobile, (input, context) =>
  registerByForm('mobile', input, context),
);
