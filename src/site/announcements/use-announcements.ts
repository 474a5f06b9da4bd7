import { useEffect, useMemo } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import { useRemoteQuery, type UsedRemote } from '../remote/use-remote-query.ts';
import type { Settings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';

import { type Announcements, announcementsQuery, inSequence } from './announcements.state.ts';

/** A timer of more than 24 days ends at once; no page is open for so long. */
const MOST_MS = 1_000_000_000;

/**
 * Banners, notices and promotions in the chosen language. In the language of the prerendered page
 * they are there at once, out of the settings, and the platform's answer takes their place.
 *
 * @param whole also the content of notices and promotions, which the prerendered page has not: only the answer then
 */
export const useAnnouncements = ({ whole = false } = {}): UsedRemote<Announcements> => {
  const language = useLanguage();
  const { initial } = useSettings();
  const remote = useRemoteQuery(announcementsQuery, { language });
  const { retry } = remote;
  const changesAt = remote.value?.changesAt;
  useEffect(() => {
    const wait = (changesAt ?? Infinity) - Date.now();
    if (wait > MOST_MS) return undefined;
    const timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [changesAt, retry]);
  const prerendered = useMemo(() => fromInitial(initial), [initial]);
  if (whole || remote.value !== undefined || language !== initial.language) return remote;
  return { status: 'ready', value: prerendered, retry: remote.retry };
};

const fromInitial = ({ banners, notices, promotions }: Settings['initial']): Announcements => ({
  banners,
  notices,
  promotions: inSequence(promotions),
});
