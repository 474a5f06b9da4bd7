import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import { countriesHereAtom, neededCountriesAtom } from './countries.state.ts';

const myanmar = { countryCode: 'MM', countryDialingCode: '+95', name: 'Myanmar' };

test('countries that did not come are asked for again when a number needs them, and then no more', async () => {
  const store = createStore();
  const answers = [
    { ok: false, refusal: 'network_error' },
    { ok: true, value: { countries: [myanmar] } },
  ];
  const call = vi.fn(async () => answers.shift());
  store.set(callAtom, call as unknown as Call);

  expect(await store.set(neededCountriesAtom, 'en')).toEqual([]);
  expect(await store.set(neededCountriesAtom, 'en')).toEqual([myanmar]);
  expect(store.get(countriesHereAtom)('en')).toEqual([myanmar]);
  await store.set(neededCountriesAtom, 'en');

  expect(call).toHaveBeenCalledTimes(2);
});
