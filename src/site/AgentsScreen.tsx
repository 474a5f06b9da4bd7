import { matchPath, useLocation } from 'react-router-dom';

import { agentScreensByPath } from './agent-features.generated.ts';
import { FeaturePart } from './pages/FeaturePart.tsx';

/** The page of the agent center that the address names. */
export const AgentsScreen = () => {
  const { pathname } = useLocation();
  const screen = Object.entries(agentScreensByPath).find(([path]) =>
    matchPath(path, pathname),
  )?.[1];
  return screen && <FeaturePart feature={screen} />;
};
