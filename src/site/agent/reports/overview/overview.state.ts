import { agentTeamOverview, type ReportSort } from '#api/agent-reports.ts';
import type { ValueOf } from '#api/endpoint.ts';

import { figureOf } from '../../../agent-center/reports/figures.ts';
import { memberQuery } from '../../../remote/member-query.ts';

/** What a team did. */
export type Overview = ValueOf<typeof agentTeamOverview>;

/** One day of it. */
export type OverviewDay = Overview['days'][number];

/** The overview by what was chosen. */
export const overviewQuery = memberQuery(agentTeamOverview);

/** Days in an order; equal ones the newest first. */
export const sortDays = (
  days: readonly OverviewDay[],
  sort: ReportSort,
  descending: boolean,
): OverviewDay[] => {
  const newest = days.toReversed();
  if (sort === 'key') return descending ? newest : [...days];
  const valueOf = (day: OverviewDay): number => figureOf(sort, day) ?? 0;
  const sign = descending ? -1 : 1;
  return newest.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)));
};
