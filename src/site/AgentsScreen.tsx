import { matchPath, useLocation } from 'react-router-dom';

import { FeaturePart } from './pages/FeaturePart.tsx';
import { agentScreensByPath } from './agent-features.generated.ts';

/** The page of the agent center that the address names, with or without capitals and a closing slash. */
export const AgentsScreen = () => {
  const { pathname } = useLocation();
  const [, screen] =
    Object.entries(agentScreensByPath).find(([path]) => matchPath(path, pathname)) ?? [];
  return screen && <FeaturePart feature={screen} />;
};
