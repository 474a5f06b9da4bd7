import { useSyncExternalStore } from 'react';
import { merchants as atStart } from 'virtual:livery/merchants';
import type { MerchantData } from './node/merchant-data.ts';

let current: readonly MerchantData[] = atStart;
const listeners = new Set<() => void>();

// An edited merchant.json brings new data without a reload.
import.meta.hot?.accept('virtual:livery/merchants', (module) => {
  if (!module) return;
  current = (module as unknown as { merchants: MerchantData[] }).merchants;
  for (const listener of listeners) listener();
});

/** Every merchant, as its folder has it now. */
export const getMerchants = (): readonly MerchantData[] => current;

/**
 * The merchant of this code; the first one for a code that is not there.
 *
 * @throws {Error} when there is no merchant at all
 */
export const getMerchant = (code: string): MerchantData => {
  const merchant = current.find((each) => each.code === code) ?? current[0];
  if (!merchant) throw new Error('There is no merchant whose files are without fault.');
  return merchant;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every merchant; drawn anew after an edit of their files. */
export const useMerchants = (): readonly MerchantData[] =>
  useSyncExternalStore(subscribe, getMerchants, getMerchants);
