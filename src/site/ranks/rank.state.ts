import { memberRank } from '#api/standing.ts';

import { memberQuery } from '../remote/member-query.ts';

/** The member's rank, and the ladder. */
export const rankQuery = memberQuery(memberRank);
