import { atom } from 'jotai';

import type { InputOf } from '#api/endpoint.ts';
import { identity, submitIdentity } from '#api/identity.ts';

import { callAtom } from '../../../client/call.state.ts';
import { memberQuery } from '../../../remote/member-query.ts';

/** How the member's proof of age and identity stands. */
export const identityQuery = memberQuery(identity);

/** Sends the pictures of a document and its holder, which are at the platform already. */
export const submitIdentityAtom = atom(null, (get, _set, input: InputOf<typeof submitIdentity>) =>
  get(callAtom)(submitIdentity, input),
);
