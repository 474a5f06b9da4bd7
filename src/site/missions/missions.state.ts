import { missions } from '#api/missions.ts';

import { memberQuery } from '../remote/member-query.ts';

/** The member's missions. */
export const missionsQuery = memberQuery(missions);
