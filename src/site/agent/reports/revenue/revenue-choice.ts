import { type ReportSort, reportSorts } from '#api/agent-reports.ts';
import type { GameType } from '#generated/merchant-config.ts';

import { addressChoice, oneOf } from '../../../agent-center/address/address-choice.ts';
import { gameTypeIn } from '../../../agent-center/reports/game-type-in.ts';
import {
  type RangeChoice,
  rangeInput,
  rangeParts,
} from '../../../agent-center/reports/range-choice.ts';

/** What the report of revenue shows. */
export interface RevenueChoice extends RangeChoice {
  gameType: GameType | null;
  sort: ReportSort;
  descending: boolean;
}

/** The report as it stands in the address. */
export const revenueAddress = addressChoice<RevenueChoice>({
  ...rangeParts,
  gameType: gameTypeIn,
  sort: (text) => oneOf(reportSorts, text) ?? 'validBet',
  descending: (text) => text !== 'false',
});

/** A choice as the platform takes it. */
export const revenueInput = (choice: RevenueChoice) => ({
  ...rangeInput(choice),
  ...(choice.gameType && { gameType: choice.gameType }),
  sort: choice.sort,
  descending: choice.descending,
});
