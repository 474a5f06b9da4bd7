import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { useSettings } from '../settings/use-settings.ts';
import { groundOf, modeAtom, restoreModeAtom } from './mode.state.ts';
import { groundOfColor } from './ground.ts';

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
      const shown = only ?? groundOf(mode, device.matches);
      // Written although nothing changes, it would have the whole page styled anew.
      if (root.dataset.mode !== shown) root.dataset.mode = shown;
      markGrounds(root);
    };
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [mode, only]);
};

/** The places whose color a brand may choose against its mode: a dark header on a light page. */
const PLACES = { headerGround: '--lv-color-header-bg', footerGround: '--lv-color-footer-bg' };

/**
 * Writes on the page's root whether header and footer are light or dark (`data-header-ground`,
 * `data-footer-ground`), so that the logo for that ground is shown there.
 */
const markGrounds = (root: HTMLElement): void => {
  const styles = getComputedStyle(root);
  for (const [place, variable] of Object.entries(PLACES)) {
    const ground = groundOfColor(styles.getPropertyValue(variable));
    if (ground && root.dataset[place] !== ground) root.dataset[place] = ground;
  }
};
