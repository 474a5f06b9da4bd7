/** Fetches the side menu: first when somebody comes near its button. */
export const loadSideMenu = () => import('./SiteMenu.tsx');
