import {
  featuresText,
  agentFeaturesText,
  gameFeaturesText,
  memberFeaturesText,
  overallFeaturesText,
  promotionFeaturesText,
} from './screens/features-text.ts';
import { pagePathsText } from './screens/page-paths-text.ts';
import type { Places } from './screens/read-places.ts';
import {
  memberPagesText,
  memberPlacesText,
  navigationText,
  routesText,
} from './screens/routes-text.ts';

/**
 * What follows from the places of screens, popups and parts, as [name below src/generated, text]. It is
 * split by when a visitor needs it: the way to what the first page shows or opens; the screens of
 * games and of the member center; what stands in place of the site; the addresses, also for the
 * platform.
 *
 * @param banner the comment at the head of each
 */
export const screensFiles = (banner: string, places: Places): [string, string][] =>
  (
    [
      ['../site/features.generated.ts', featuresText(places)],
      ['../site/overall-features.generated.ts', overallFeaturesText(places)],
      ['../site/promotion-features.generated.ts', promotionFeaturesText(places)],
      ['../site/game-features.generated.ts', gameFeaturesText(places)],
      ['../site/agent-features.generated.ts', agentFeaturesText(places)],
      ['../site/member-features.generated.ts', memberFeaturesText(places.member)],
      ['../site/routes.generated.ts', routesText(places)],
      ['../site/shell/nav/placed-pages.generated.ts', navigationText(places)],
      ['../site/pages/member-pages.generated.ts', memberPagesText(places.member)],
      ['../site/pages/member-page-places.generated.ts', memberPlacesText(places.member)],
      ['page-paths.ts', pagePathsText(places)],
    ] as const
  ).map(([file, text]) => [file, `${banner}\n\n${text.trimStart()}`]);
