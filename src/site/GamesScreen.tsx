import { useLocation } from 'react-router-dom';

import { FeaturePart } from './pages/FeaturePart.tsx';
import { gameScreenAt } from './game-screen-at.ts';

/** The page of games that the address names. */
export const GamesScreen = () => {
  const screen = gameScreenAt(useLocation().pathname);
  return screen && <FeaturePart feature={screen} />;
};
