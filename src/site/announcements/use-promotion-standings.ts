import { useAtomValue } from 'jotai';

import { type PromotionStanding, promotionStandings } from '#api/promotions.ts';

import { memberQuery, type UsedMemberQuery, useMemberQuery } from '../remote/member-query.ts';
import { isTrialAtom } from '../session/member.state.ts';

const standingsQuery = memberQuery(promotionStandings);

/** How the member stands to the promotions that can be joined; stays loading for visitors and play accounts. */
export const usePromotionStandings = (): UsedMemberQuery<PromotionStanding[]> =>
  useMemberQuery(standingsQuery, useAtomValue(isTrialAtom) ? null : {});
