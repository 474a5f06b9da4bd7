import type * as identityApi from '#api/identity.ts';
import type { HandlersOf } from '../handler.ts';
import { identityHandler } from './read-identity.ts';
import { submitIdentityHandler } from './submit-identity.ts';

/** How members prove their age and identity. */
export const identityHandlers: HandlersOf<typeof identityApi> = {
  identity: identityHandler,
  submitIdentity: submitIdentityHandler,
};
