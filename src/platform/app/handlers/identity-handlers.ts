import type * as identityApi from '#api/identity.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { identityHandler } from '../../people/identity/read-identity.ts';
import { submitIdentityHandler } from '../../people/identity/submit-identity.ts';

/** How members prove their age and identity. */
export const identityHandlers: HandlersOf<typeof identityApi> = {
  identity: identityHandler,
  submitIdentity: submitIdentityHandler,
};
