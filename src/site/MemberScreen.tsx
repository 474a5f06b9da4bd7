import { useLocation } from 'react-router-dom';

import { FeaturePart } from './FeaturePart.tsx';
import { memberScreens } from './member-features.ts';
import { memberPageNames } from './member-pages.ts';
import { routeAt } from './routes.ts';
import { useSettings } from './settings/use-settings.ts';

/** The page of the member centre that the address names. */
export const MemberScreen = () => {
  const { path } = routeAt(useLocation().pathname, useSettings());
  const name = memberPageNames.find((each) => `/${each}` === path);
  return name && <FeaturePart feature={memberScreens[name]} />;
};
