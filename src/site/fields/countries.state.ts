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
