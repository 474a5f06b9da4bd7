import { tabStorage } from '../../storage/browser-storage.ts';

/** Cleared with the session: whoever signs in again is asked again. */
const KEY = 'livery.contractsLater';

/** The contracts that are to be answered later. */
export const readLater = (): readonly number[] =>
  (tabStorage.getItem(KEY) ?? '').split(',').filter(Boolean).map(Number);

/**
 * Leaves contracts for later: in this session their popup does not come again.
 *
 * @returns all that are left for later
 */
export const keepForLater = (contractIds: readonly number[]): readonly number[] => {
  tabStorage.setItem(KEY, [...new Set([...readLater(), ...contractIds])].join(','));
  return readLater();
};
