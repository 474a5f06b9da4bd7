import { promotionStandings } from '#api/promotions.ts';

import { memberQuery } from '../../remote/member-query.ts';

/** How the member stands to the promotions that can be joined. */
export const standingsQuery = memberQuery(promotionStandings);
