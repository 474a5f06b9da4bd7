import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import type { SiteEvent } from '#api/events.ts';

import { lastEventAtom } from './last-event.state.ts';

/** Calls the handler for every event from now on, also when several arrive between two renders. */
export const useSiteEvent = (take: (event: SiteEvent) => void): void => {
  const store = useStore();
  const takeNow = useEffectEvent(take);
  useEffect(
    () =>
      store.sub(lastEventAtom, () => {
        const event = store.get(lastEventAtom);
        if (event) takeNow(event);
      }),
    [store],
  );
};
