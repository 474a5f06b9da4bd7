import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import type { ValueOf } from '#api/endpoint.ts';
import type { races } from '#api/races.ts';

import { raceNewsAtom } from '../events/last-event.state.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type UsedRemote, useRemoteQuery } from '../remote/use-remote-query.ts';
import { memberAtom } from '../session/member.state.ts';

import { askedRaceNewsAtom, racesQuery } from './races.state.ts';

/** All pages of a brand hear the same news: they ask within this time, not at once. */
const SPREAD_MS = 3000;

/** The races: asked for again with each news, also with one that came while none of them was in sight. */
export const useRaces = (): UsedRemote<ValueOf<typeof races>> => {
  const language = useLanguage();
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  const news = useAtomValue(raceNewsAtom);
  const [asked, setAsked] = useAtom(askedRaceNewsAtom);
  const remote = useRemoteQuery(racesQuery, { language, memberId });
  const { retry } = remote;

  useEffect(() => {
    if (news === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(news);
      retry();
    }, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [news, asked, setAsked, retry]);
  return remote;
};
