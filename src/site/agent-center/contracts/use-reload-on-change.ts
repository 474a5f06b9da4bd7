import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { contractChangesAtom } from './contracts.state.ts';

/** Reads a list again when something was done with a contract anywhere on this page. */
export const useReloadOnChange = (reload: () => Promise<void>): void => {
  const changes = useAtomValue(contractChangesAtom);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (changes > 0) void reloadNow();
  }, [changes]);
};
