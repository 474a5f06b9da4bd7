import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import type { SiteEvent } from '#api/events.ts';

import { heardAtom } from './heard.state.ts';

/** Takes in every event from now on: also those that come together, between two renders. */
export const useHeard = (take: (event: SiteEvent) => void): void => {
  const store = useStore();
  const takeNow = useEffectEvent(take);
  useEffect(
    () =>
      store.sub(heardAtom, () => {
        const heard = store.get(heardAtom);
        if (heard) takeNow(heard);
      }),
    [store],
  );
};
