import type { GameType } from '#generated/merchant-config.ts';

import type { Settings } from '../settings/settings.ts';
import { hasCategory } from '../settings/what-is-on.ts';

/** Whether the brand has games of one category at least. */
export const hasAnyCategory =
  (...types: readonly GameType[]) =>
  (settings: Pick<Settings, 'categories'>): boolean =>
    types.some((type) => hasCategory(type)(settings));
