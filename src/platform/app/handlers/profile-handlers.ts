import type * as authenticatorApi from '#api/authenticator.ts';
import type * as contactsApi from '#api/contacts.ts';
import type * as passkeysApi from '#api/passkeys.ts';
import type * as profileApi from '#api/profile.ts';
import type * as providersApi from '#api/sign-in-providers.ts';
import type * as uploadsApi from '#api/uploads.ts';
import {
  confirmAuthenticatorHandler,
  enrolAuthenticatorHandler,
} from '../../people/authenticator/enrol-authenticator.ts';
import {
  newRecoveryCodesHandler,
  removeAuthenticatorHandler,
} from '../../people/authenticator/keep-authenticator.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { addPasskeyHandler, passkeyOptionsHandler } from '../../people/passkeys/add-passkey.ts';
import { passkeysHandler, removePasskeyHandler } from '../../people/passkeys/list-passkeys.ts';
import {
  passkeyLoginHandler,
  passkeyLoginOptionsHandler,
} from '../../people/passkeys/log-in-by-passkey.ts';
import {
  linkedProvidersHandler,
  linkProviderHandler,
  unlinkProviderHandler,
} from '../../people/sign-in-providers/link-providers.ts';
import { registerWithProviderHandler } from '../../people/sign-in-providers/register-with-provider.ts';
import { memberIconHandler, setMemberIconHandler } from '../../base/uploads/member-icon.ts';
import { uploadHandler } from '../../base/uploads/store-upload.ts';
import {
  bindEmailHandler,
  bindMobileHandler,
  sendEmailCodeHandler,
  sendMobileCodeHandler,
} from '../../people/profile/bind-contact.ts';
import { profileHandler } from '../../people/profile/read-profile.ts';
import { saveProfileHandler } from '../../people/profile/save-profile.ts';

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
  registerWithProvider: registerWithProviderHandler,
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
