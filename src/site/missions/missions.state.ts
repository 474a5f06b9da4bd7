import { type Mission, missions } from '#api/missions.ts';

import { memberQuery } from '../remote/member-query.ts';

/** The member's missions. */
export const missionsQuery = memberQuery(missions);

const parts = ['day', 'week', 'month', 'once', 'past'] as const;

/** Where a mission stands on the page: what is over stands apart, unless it can still be claimed. */
const partOf = ({ window, state, isCurrent }: Mission): (typeof parts)[number] =>
  isCurrent || state === 'claimable' ? window : 'past';

/** The missions by their windows, those that can be claimed first; parts without any are left out. */
export const missionParts = (
  list: readonly Mission[],
): { id: (typeof parts)[number]; missions: Mission[] }[] =>
  parts
    .map((id) => ({
      id,
      missions: list
        .filter((mission) => partOf(mission) === id)
        .toSorted(
          (one, other) => Number(other.state === 'claimable') - Number(one.state === 'claimable'),
        ),
    }))
    .filter((part) => part.missions.length > 0);
