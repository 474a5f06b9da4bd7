import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import { loadRealityAtom, realityStateAtom } from '../../session/reality-check.state.ts';

import type { SiteMessage } from './frame-messages.ts';

/**
 * Holds the game while a reality check waits for its answer, and begins one that was refused for it
 * once it is answered.
 *
 * @param refusal why the game did not begin; null where it did
 */
export const useReality = (
  refusal: string | null,
  { tell, restart }: { tell: (message: SiteMessage) => void; restart: () => void },
): void => {
  const isDue = useAtomValue(realityStateAtom)?.due ?? false;
  const load = useSetAtom(loadRealityAtom);
  const isRefused = refusal === 'reality_check_due';
  const wasDue = useRef(false);
  const latest = useRef({ tell, restart });
  useEffect(() => {
    latest.current = { tell, restart };
  });
  useEffect(() => {
    if (isRefused) void load();
  }, [isRefused, load]);
  useEffect(() => {
    if (isDue && !wasDue.current) latest.current.tell({ livery: 'stop' });
    if (!isDue && wasDue.current && isRefused) latest.current.restart();
    wasDue.current = isDue;
  }, [isDue, isRefused]);
};
