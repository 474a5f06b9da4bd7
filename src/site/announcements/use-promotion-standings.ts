import { useAtomValue } from 'jotai';

import { type PromotionStanding, promotionStandings } from '#api/promotions.ts';

import { memberQuery, type UsedMemberQuery, useMemberQuery } from '../remote/member-query.ts';
import { isPlayerAtom } from '../session/member.state.ts';

const standingsQuery = memberQuery(promotionStandings);

/** How the member stands to the promotions that can be joined; stays loading for whom they are not open to. */
export const usePromotionStandings = (): UsedMemberQuery<PromotionStanding[]> =>
  useMemberQuery(standingsQuery, useAtomValue(isPlayerAtom) ? {} : null);
