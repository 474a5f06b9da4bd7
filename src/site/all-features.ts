import type { Feature } from './pages/feature.ts';
import {
  asides,
  footers,
  headers,
  heroes,
  homeSections,
  memberParts,
  popups,
  screens,
} from './features.generated.ts';
import { agentScreens } from './agent-features.generated.ts';
import { gameScreens } from './game-features.generated.ts';
import { memberScreens } from './member-features.generated.ts';
import { promotionParts } from './promotion-features.generated.ts';
import { statusScreens } from './overall-features.generated.ts';

/** Every part, for the build. */
export const features: readonly Feature[] = [
  ...Object.values(headers),
  ...Object.values(footers),
  ...Object.values(asides),
  ...Object.values(memberParts),
  ...Object.values(promotionParts),
  ...Object.values(heroes),
  ...Object.values(homeSections),
  ...Object.values(screens),
  ...Object.values(agentScreens),
  ...Object.values(gameScreens),
  ...Object.values(memberScreens),
  ...Object.values(popups),
  ...Object.values(statusScreens),
];
