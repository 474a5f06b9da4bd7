import type { Settings } from '../settings/settings.ts';
import type { PlacedPage } from './site-screen.ts';

interface SitePopup {
  /** The addresses that show the home page with it; none where only a press opens it. */
  pages?: readonly PlacedPage[];
  /** Which brands have it; all when left out. */
  when?: (settings: Settings) => boolean;
  /** One dynamic import of the popup's file, which exports a component of its name. */
  load: () => Promise<object>;
}

/**
 * Places a popup: `export const popup = sitePopup({ … })` in a file `*.popup.ts` beside it. Its name
 * is the component's: LoginPopup is opened by `openPopup('login')`. What it is opened with, if
 * anything, stands in `PopupDetails`. Read by the generator as screens are (`siteScreen`).
 */
export const sitePopup = (popup: SitePopup): SitePopup => popup;
