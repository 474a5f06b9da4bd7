import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { useSettings } from '../settings/use-settings.ts';
import { markGrounds } from './mark-grounds.ts';
import { groundOf, modeAtom, restoreModeAtom } from './mode.state.ts';

/**
 * Keeps `data-mode` on the page's root equal to the choice, and follows the device while the
 * choice is to do so. A brand with a single mode stays in it.
 */
export const useModeOnPage = (): void => {
  const { modes } = useSettings().theme;
  const only = modes.length === 1 ? modes[0] : undefined;
  const mode = useAtomValue(modeAtom);
  const restore = useSetAtom(restoreModeAtom);

  useEffect(() => restore(), [restore]);

  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const root = document.documentElement;
      root.dataset.mode = only ?? groundOf(mode, device.matches);
      markGrounds(root);
    };
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [mode, only]);
};
