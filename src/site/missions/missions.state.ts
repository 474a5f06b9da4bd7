import { type Mission, missions } from '#api/missions.ts';

import { memberQuery } from '../remote/member-query.ts';

/** The member's missions. */
export const missionsQuery = memberQuery(missions);

const parts = ['claimable', 'day', 'week', 'month', 'once', 'past'] as const;

/** Where a mission stands on the page: what can be claimed and what is over stand apart. */
const partOf = ({ window, state, isCurrent }: Mission): (typeof parts)[number] => {
  if (state === 'claimable') return state;
  return isCurrent ? window : 'past';
};

/** The missions in their parts; parts without any are left out. */
export const missionParts = (
  list: readonly Mission[],
): { id: (typeof parts)[number]; missions: Mission[] }[] =>
  parts
    .map((id) => ({ id, missions: list.filter((mission) => partOf(mission) === id) }))
    .filter((part) => part.missions.length > 0);
