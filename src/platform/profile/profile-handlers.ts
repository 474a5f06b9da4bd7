import type * as authenticatorApi from '#api/authenticator.ts';
import type * as contactsApi from '#api/contacts.ts';
import type * as passkeysApi from '#api/passkeys.ts';
import type * as profileApi from '#api/profile.ts';
import type * as providersApi from '#api/sign-in-providers.ts';
import type * as uploadsApi from '#api/uploads.ts';
import {
  confirmAuthenticatorHandler,
  enrolAuthenticatorHandler,
} from '../authenticator/enrol-authenticator.ts';
import {
  newRecoveryCodesHandler,
  removeAuthenticatorHandler,
} from '../authenticator/keep-authenticator.ts';
import type { HandlersOf } from '../handler.ts';
import { addPasskeyHandler, passkeyOptionsHandler } from '../passkeys/add-passkey.ts';
import { passkeysHandler, removePasskeyHandler } from '../passkeys/list-passkeys.ts';
import { passkeyLoginHandler, passkeyLoginOptionsHandler } from '../passkeys/log-in-by-passkey.ts';
import {
  linkedProvidersHandler,
  linkProviderHandler,
  unlinkProviderHandler,
} from '../sign-in-providers/link-providers.ts';
import { memberIconHandler, setMemberIconHandler } from '../uploads/member-icon.ts';
import { uploadHandler } from '../uploads/store-upload.ts';
import {
  bindEmailHandler,
  bindMobileHandler,
  sendEmailCodeHandler,
  sendMobileCodeHandler,
} from './bind-contact.ts';
import { profileHandler } from './read-profile.ts';
import { saveProfileHandler } from './save-profile.ts';

const told: HandlersOf<typeof profileApi> = {
  profile: profileHandler,
  saveProfile: saveProfileHandler,
};

const contacts: HandlersOf<typeof contactsApi> = {
  sendMobileCode: sendMobileCodeHandler,
  bindMobile: bindMobileHandler,
  sendEmailCode: sendEmailCodeHandler,
  bindEmail: bindEmailHandler,
};

const authenticator: HandlersOf<typeof authenticatorApi> = {
  enrolAuthenticator: enrolAuthenticatorHandler,
  confirmAuthenticator: confirmAuthenticatorHandler,
  newRecoveryCodes: newRecoveryCodesHandler,
  removeAuthenticator: removeAuthenticatorHandler,
};

const passkeys: HandlersOf<typeof passkeysApi> = {
  passkeys: passkeysHandler,
  passkeyOptions: passkeyOptionsHandler,
  addPasskey: addPasskeyHandler,
  removePasskey: removePasskeyHandler,
  passkeyLoginOptions: passkeyLoginOptionsHandler,
  passkeyLogin: passkeyLoginHandler,
};

const providers: HandlersOf<typeof providersApi> = {
  linkedProviders: linkedProvidersHandler,
  linkProvider: linkProviderHandler,
  unlinkProvider: unlinkProviderHandler,
};

const uploads: HandlersOf<typeof uploadsApi> = {
  upload: uploadHandler,
  memberIcon: memberIconHandler,
  setMemberIcon: setMemberIconHandler,
};

/** What a member tells of itself and binds to the account. */
export const profileHandlers = {
  ...told,
  ...contacts,
  ...authenticator,
  ...passkeys,
  ...providers,
  ...uploads,
};
