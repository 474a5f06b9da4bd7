import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

import { type Bonus, bonusDetails } from '#api/bonuses.ts';
import type { Game } from '#api/games.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { balanceAtom } from '../../session/balance.state.ts';
import { isUsedIn } from './FreeStakeNote.tsx';

/** The member's running bonus: there is one at most. */
const runningBonusQuery = memberQuery(bonusDetails);

/**
 * The free stake that is used in this game, and what is left of it; null where there is none. Asked for again
 * whenever bonus money has moved.
 *
 * @param isOn off where nothing is at stake
 */
export const useFreeStake = (
  game: Game,
  isOn: boolean,
): { bonus: Bonus; heldMinor: number } | null => {
  const language = useLanguage();
  const heldMinor = useAtomValue(balanceAtom)?.bonusMinor ?? 0;
  const { value, reload } = useMemberQuery(
    runningBonusQuery,
    isOn ? { status: 'ACTIVE', pageSize: 1, language } : null,
  );
  const before = useRef(heldMinor);
  useEffect(() => {
    if (before.current === heldMinor) return;
    before.current = heldMinor;
    void reload();
  }, [heldMinor, reload]);
  const [bonus] = value?.list ?? [];
  return isOn && bonus && heldMinor > 0 && isUsedIn(bonus, game) ? { bonus, heldMinor } : null;
};
