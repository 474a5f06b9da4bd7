import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { countryCodes } from '#api/system.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { remoteQuery } from '../remote/remote-query.ts';

/** A country with its dialling code. */
export type Country = ValueOf<typeof countryCodes>['countries'][number];

/** Every country with its dialling code, by name in one language. */
export const countriesQuery = remoteQuery<{ language: LanguageCode }, Country[]>(
  async (call, input) => {
    const outcome = await call(countryCodes, input);
    return outcome.ok ? { ok: true, value: outcome.value.countries } : outcome;
  },
);

/** The countries that are here. */
export const countriesHereAtom = atom((get) => {
  const answers = get(countriesQuery.answersAtom);
  return (language: LanguageCode): readonly Country[] =>
    answers[countriesQuery.keyOf({ language })]?.value ?? [];
});

/** The countries for whoever needs them now: those that did not come are asked for again. None: nor did they now. */
export const neededCountriesAtom = atom(null, async (get, set, language: LanguageCode) => {
  await set(countriesQuery.loadAtom, { language });
  return get(countriesHereAtom)(language);
});
