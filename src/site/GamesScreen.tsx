import { useLocation } from 'react-router-dom';

import { FeaturePart } from './pages/FeaturePart.tsx';
import { gameScreenAt } from './game-features.ts';

/** The page of games that the address names. */
export const GamesScreen = () => <FeaturePart feature={gameScreenAt(useLocation().pathname)} />;
