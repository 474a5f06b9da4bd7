import type { ParseKeys } from 'i18next';

import type { Feature } from './feature.ts';
import type { Route } from './route.ts';

/** Pages of the agent center, whose titles bear the names of their addresses: told to every visitor in few bytes. */
export const agentRoutes = (screen: Feature, ...names: readonly string[]): Route[] =>
  names.map((name) => ({
    path: `/${name}`,
    screen,
    title: `agentCenter.pages.${name}` as ParseKeys,
    signedIn: true,
  }));
