import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteEvent } from '../events/use-site-event.ts';
import { loadUnreadAtom, setUnreadKindsAtom, unreadAtom } from './unread.state.ts';

/** Asks again with each page: something may have been claimed on the last. */
export const UnreadWatch = () => <UnreadNews key={useLocation().pathname} />;

const UnreadNews = () => {
  const load = useSetAtom(loadUnreadAtom);
  const { kinds } = useAtomValue(unreadAtom);
  const setKinds = useSetAtom(setUnreadKindsAtom);
  useEffect(() => void load(), [load]);
  useSiteEvent((event) => {
    if (event.name !== 'unread') return;
    if (JSON.stringify(event.data.kinds) === JSON.stringify(kinds)) return;
    setKinds(event.data.kinds);
    // A message often tells of something that waits on another page.
    void load();
  });
  return null;
};
