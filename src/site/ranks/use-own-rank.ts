import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { RankStanding } from '#api/standing.ts';

import { useSiteEvent } from '../events/use-site-event.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { isPasswordForcedAtom, memberAtom } from '../session/member.state.ts';
import { rankQuery } from './rank.state.ts';

/**
 * The member's rank and the ladder, asked for once however many places show it, and again when the platform tells of another
 * rank; undefined until it has come.
 */
export const useOwnRank = (): RankStanding | undefined => {
  const memberId = useAtomValue(memberAtom)?.id;
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  const language = useLanguage();
  const load = useSetAtom(rankQuery.loadAtom);
  const patch = useSetAtom(rankQuery.patchAtom);
  const answers = useAtomValue(rankQuery.answersAtom);
  const own =
    memberId === undefined
      ? undefined
      : answers[rankQuery.keyOf({ memberId, input: { language } })]?.value;

  useEffect(() => {
    if (memberId !== undefined && !isPasswordForced) void load({ memberId, input: { language } });
  }, [load, memberId, language, isPasswordForced]);

  useSiteEvent((event) => {
    if (event.name !== 'rank' || memberId === undefined || isPasswordForced) return;
    const { rank } = event.data;
    if (own?.rank === rank) return;
    const asked = { memberId, input: { language } };
    // Its emblem changes at once; what else has changed with it is asked for, also where the first answer is on its way: it
    // may have been given before.
    patch(asked, (known) => ({ ...known, rank }));
    void load(asked, true);
  });

  return own;
};
