import type { Feature } from './pages/feature.ts';
import { footers, headers, heroes, homeSections, popups, rightBar, screens } from './features.ts';
import { gameScreens } from './game-features.ts';
import { memberScreens } from './member-features.generated.ts';
import { statusScreens } from './overall-features.ts';

/** Every part, for the build. */
export const features: readonly Feature[] = [
  ...Object.values(headers),
  ...Object.values(footers),
  rightBar,
  ...Object.values(heroes),
  ...Object.values(homeSections),
  ...Object.values(screens),
  ...Object.values(gameScreens),
  ...Object.values(memberScreens),
  ...Object.values(popups),
  ...Object.values(statusScreens),
];
