import { groundOfColor } from './ground.ts';

/** The places whose color a brand may choose against its mode: a dark header on a light page. */
const PLACES = { headerGround: '--lv-color-header-bg', footerGround: '--lv-color-footer-bg' };

/**
 * Writes on the page's root whether header and footer are light or dark (`data-header-ground`,
 * `data-footer-ground`), so that the logo for that ground is shown there.
 */
export const markGrounds = (root: HTMLElement): void => {
  const styles = getComputedStyle(root);
  for (const [place, variable] of Object.entries(PLACES)) {
    const ground = groundOfColor(styles.getPropertyValue(variable));
    if (ground) root.dataset[place] = ground;
  }
};
