import { type Bonus, bonusDetails, type BonusStatus, rebateDetails } from '#api/bonuses.ts';
import type { TurnoverState } from '#components/TurnoverProgress/TurnoverProgress.tsx';

import { memberQuery } from '../../remote/member-query.ts';

/** The member's bonuses, by what was asked for. */
export const bonusesQuery = memberQuery(bonusDetails);

/** The member's rebates, by what was asked for. */
export const rebatesQuery = memberQuery(rebateDetails);

/** What can become of a bonus, in the order of the filter. */
export const bonusStatuses = [
  'ACTIVE',
  'WAITING',
  'COMPLETED',
  'FORFEITED',
  'EXPIRED',
  'SPENT',
] as const satisfies readonly BonusStatus[];

/** How the progress of a bonus looks. */
export const progressOf: Record<BonusStatus, TurnoverState> = {
  WAITING: 'running',
  ACTIVE: 'running',
  COMPLETED: 'met',
  FORFEITED: 'forfeited',
  EXPIRED: 'expired',
  SPENT: 'expired',
};

/** Whether a bonus can still be given up. */
export const isOpen = ({ status }: Pick<Bonus, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'WAITING';
