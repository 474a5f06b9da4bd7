import { type ReportSort, reportSorts } from '#api/agent-reports.ts';

import { addressChoice, oneOf } from '../../../agent-center/address/address-choice.ts';
import type { FigureName } from '../../../agent-center/reports/figures.ts';
import {
  periodChange,
  type RangeChoice,
  rangeInput,
  rangeParts,
} from '../../../agent-center/reports/range-choice.ts';

/** Whose rows a statement has. */
export const rowKinds = ['downline', 'day'] as const;

/** The figures that stand beside each other; all of them would be too many to read. */
export const figureSets = {
  play: ['active', 'bets', 'stake', 'payout', 'validBet', 'profit'],
  money: ['deposit', 'withdrawal', 'bonus', 'rebate', 'fee', 'salary', 'base'],
  people: ['active', 'registered', 'firstDeposits', 'deposit', 'profit'],
} as const satisfies Record<string, readonly FigureName[]>;

/** The names of those sets in their order. */
export const figureSetNames = ['play', 'money', 'people'] as const;

/** What statements show. */
export interface StatementChoice extends RangeChoice {
  by: (typeof rowKinds)[number];
  figures: (typeof figureSetNames)[number];
  sort: ReportSort;
  descending: boolean;
}

/** Statements as they stand in the address. */
export const statementAddress = addressChoice<StatementChoice>(
  {
    ...rangeParts,
    by: (text) => oneOf(rowKinds, text) ?? 'downline',
    figures: (text) => oneOf(figureSetNames, text) ?? 'play',
    sort: (text) => oneOf(reportSorts, text) ?? 'validBet',
    descending: (text) => text !== 'false',
  },
  ['figures'],
);

/** A choice as the platform takes it. */
export const statementInput = (choice: StatementChoice) => ({
  ...rangeInput(choice),
  by: choice.by,
  sort: choice.sort,
  descending: choice.descending,
});

/** Other rows, in the order in which they come at first. */
export const rowsChange = (by: StatementChoice['by']): Partial<StatementChoice> => ({
  by,
  sort: by === 'day' ? 'key' : 'validBet',
  descending: true,
});

/** The downlines of one day. */
export const dayChange = (day: string): Partial<StatementChoice> => ({
  ...periodChange({ preset: 'custom', days: { from: day, to: day } }),
  ...rowsChange('downline'),
});
