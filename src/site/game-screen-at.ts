import { matchPath } from 'react-router-dom';

import { gameScreensByPath } from './game-features.generated.ts';
import type { Feature } from './pages/feature.ts';

/** Which screen of games an address shows, with or without capitals and a closing slash. */
export const gameScreenAt = (pathname: string): Feature | undefined =>
  Object.entries(gameScreensByPath).find(([path]) => matchPath(path, pathname))?.[1];
