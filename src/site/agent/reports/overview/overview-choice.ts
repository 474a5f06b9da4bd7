import { type ReportSort, reportSorts } from '#api/agent-reports.ts';

import { addressChoice, oneOf } from '../../../agent-center/address/address-choice.ts';
import {
  periodChange,
  type RangeChoice,
  rangeParts,
} from '../../../agent-center/reports/range-choice.ts';

/** What the chart can show. */
export const charts = ['bets', 'money', 'profit', 'people'] as const;

/** Whose rows the table has. */
export const rowKinds = ['day', 'downline'] as const;

/** What the overview shows. */
export interface OverviewChoice extends RangeChoice {
  chart: (typeof charts)[number];
  by: (typeof rowKinds)[number];
  sort: ReportSort;
  descending: boolean;
}

/** The overview as it stands in the address. */
export const overviewAddress = addressChoice<OverviewChoice>(
  {
    ...rangeParts,
    chart: (text) => oneOf(charts, text) ?? 'bets',
    by: (text) => oneOf(rowKinds, text) ?? 'day',
    sort: (text) => oneOf(reportSorts, text) ?? 'key',
    descending: (text) => text !== 'false',
  },
  ['chart'],
);

/** Other rows, in the order in which they come at first. */
export const rowsChange = (by: OverviewChoice['by']): Partial<OverviewChoice> => ({
  by,
  sort: by === 'day' ? 'key' : 'validBet',
  descending: true,
});

/** The downlines of one day. */
export const dayChange = (day: string): Partial<OverviewChoice> => ({
  ...periodChange({ preset: 'custom', days: { from: day, to: day } }),
  ...rowsChange('downline'),
});
