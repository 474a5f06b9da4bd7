import { matchPath, useLocation } from 'react-router-dom';

import { FeaturePart } from './pages/FeaturePart.tsx';
import { memberScreens } from './member-features.generated.ts';
import { memberPageNames } from './pages/member-pages.ts';

/** The page of the member center that the address names. */
export const MemberScreen = () => {
  const { pathname } = useLocation();
  const name = memberPageNames.find((each) => matchPath(`/${each}`, pathname));
  return name && <FeaturePart feature={memberScreens[name]} />;
};
