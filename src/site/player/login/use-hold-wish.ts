import { useStore } from 'jotai';
import { useEffect } from 'react';

import { endsWish, wishAtom } from '../../games/wish.state.ts';
import { popupAtom, usePopupDetails } from '../../session/popup.state.ts';

/**
 * Holds what the login popup was opened for, also while another popup of signing in takes its
 * place. Whoever closes them has given it up.
 */
export const useHoldWish = (): void => {
  const store = useStore();
  const wish = usePopupDetails('login')?.wish;
  useEffect(() => {
    if (!wish) return;
    store.set(wishAtom, wish);
    // Lives on when this popup makes room for the next.
    const stop = store.sub(popupAtom, () => {
      if (!endsWish(store.get(popupAtom)?.name)) return;
      stop();
      store.set(wishAtom, null);
    });
  }, [wish, store]);
};
