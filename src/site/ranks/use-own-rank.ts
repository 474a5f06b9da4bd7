import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { RankStanding } from '#api/standing.ts';

import { useLanguage } from '../i18n/use-language.ts';
import { memberAtom } from '../session/member.state.ts';
import { rankQuery } from './rank.state.ts';

/** The member's rank and the ladder, asked for once however many places show it; undefined until it has come. */
export const useOwnRank = (): RankStanding | undefined => {
  const memberId = useAtomValue(memberAtom)?.id;
  const language = useLanguage();
  const load = useSetAtom(rankQuery.loadAtom);
  const answers = useAtomValue(rankQuery.answersAtom);

  useEffect(() => {
    if (memberId !== undefined) void load({ memberId, input: { language } });
  }, [load, memberId, language]);

  return memberId === undefined
    ? undefined
    : answers[rankQuery.keyOf({ memberId, input: { language } })]?.value;
};
