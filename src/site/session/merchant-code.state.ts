import { atom } from 'jotai';

import { settingsAtom } from '../settings/settings.state.ts';
import { deviceStorage, tabStorage } from '../storage/browser-storage.ts';

/** The specification keeps the merchant's code in both storages, where a vendor's page finds it. */
export const MERCHANT_KEY = 'livery.merchant';

/** Stores the merchant's code; at the start and again after a sign-out. */
export const storeMerchantCodeAtom = atom(null, (get) => {
  const { code } = get(settingsAtom);
  tabStorage.setItem(MERCHANT_KEY, code);
  deviceStorage.setItem(MERCHANT_KEY, code);
});
