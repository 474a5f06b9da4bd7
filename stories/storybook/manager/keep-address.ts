import { addons } from 'storybook/manager-api';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { ADDRESS_EVENT } from '../address-event.ts';

type Params = Record<string, string | null>;

/** Keeps in the address what a page shows, and takes it out when another page is opened. */
export const keepAddress = (): void =>
  addons.register('livery/address', (api) => {
    let kept: Params = {};
    api.on(ADDRESS_EVENT, (params: Params) => {
      kept = params;
      api.applyQueryParams(params, { replace: true });
    });
    api.on(STORY_CHANGED, () => {
      const gone = Object.fromEntries(Object.keys(kept).map((name) => [name, null]));
      kept = {};
      if (Object.keys(gone).length > 0) api.applyQueryParams(gone, { replace: true });
    });
  });
