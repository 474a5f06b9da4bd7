import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { useLanguage } from '../i18n/use-language.ts';

import { announcementsQuery } from './announcements.state.ts';

/** A timer of more than 24 days ends at once; no page is open for so long. */
const MOST_MS = 1_000_000_000;

/** Not all open pages ask in the same second. */
const SPREAD_MS = 10_000;

/** Asks for banners, notices and promotions again when the next of them begins or ends to be shown; for nothing that no page has asked for. */
export const useContentChanges = (): void => {
  const input = { language: useLanguage() };
  const key = announcementsQuery.keyOf(input);
  const value = useAtomValue(announcementsQuery.answersAtom)[key]?.value;
  const load = useSetAtom(announcementsQuery.loadAtom);
  useEffect(() => {
    if (!value?.changesIn) return undefined;
    const wait = value.changesIn * 1000 + Math.random() * SPREAD_MS;
    if (wait > MOST_MS) return undefined;
    const timer = setTimeout(() => void load(JSON.parse(key), true), wait);
    return () => clearTimeout(timer);
  }, [value, key, load]);
};
