/** Fetches what unfolds under a category of the navigation: the page is shown without it. */
export const loadVendorPanel = () => import('./VendorPanel.tsx');
