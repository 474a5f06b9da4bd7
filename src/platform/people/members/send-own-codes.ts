import { sendChangePasswordCode } from '#api/passwords.ts';
import { sendOwnCode } from '#api/proof.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { sendToMember } from './own-code.ts';

/** Sends the code that a change of password asks for. */
export const sendChangePasswordCodeHandler = handle(
  sendChangePasswordCode,
  ({ channel }, context) => sendToMember(context, 'changePassword', channel),
);

/** Sends a code that proves who sits there, or that replaces the payment password. */
export const sendOwnCodeHandler = handle(sendOwnCode, ({ purpose, channel }, context) =>
  sendToMember(context, purpose, channel),
);
