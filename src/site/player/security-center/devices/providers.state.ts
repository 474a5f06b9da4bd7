import { atom } from 'jotai';

import {
  linkedProviders,
  linkProvider,
  providerSignInPath,
  unlinkProvider,
} from '#api/sign-in-providers.ts';

import { callAtom } from '../../../client/call.state.ts';
import { refusalOf } from '../../../client/outcome.ts';
import { languageAtom } from '../../../i18n/language.state.ts';
import { memberQuery } from '../../../remote/member-query.ts';

/** The accounts elsewhere that this account can be signed in with. */
export const providersQuery = memberQuery(linkedProviders);

/** Asks for the address of the provider's own page, where the member says yes. */
export const linkAddressAtom = atom(
  null,
  async (
    get,
    _set,
    id: string,
  ): Promise<{ ok: true; address: string } | { ok: false; refusal: string }> => {
    const outcome = await get(callAtom)(linkProvider, { id });
    if (!outcome.ok) return outcome;
    const { link } = outcome.value;
    return { ok: true, address: providerSignInPath(id, { link, language: get(languageAtom) }) };
  },
);

/** Takes a provider off the account; answers the refusal, or null. */
export const unlinkProviderAtom = atom(null, async (get, _set, id: string) =>
  refusalOf(await get(callAtom)(unlinkProvider, { id })),
);
