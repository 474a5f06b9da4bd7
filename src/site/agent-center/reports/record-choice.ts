import { idIn } from '../address/address-choice.ts';
import { type RangeChoice, rangeInput, rangeParts } from './range-choice.ts';

/** What lists of single rows are narrowed to. */
export interface RecordChoice extends RangeChoice {
  /** One account alone. */
  account: number | null;
  descending: boolean;
  /** Sums of however many rows. */
  exact: boolean;
}

/** How those parts stand in an address. */
export const recordParts = {
  ...rangeParts,
  account: idIn,
  descending: (text: string | null) => text !== 'false',
  exact: (text: string | null) => text === 'true',
};

/** Those parts as the platform takes them, for the list and for its file. */
export const recordInput = (choice: RecordChoice) => ({
  ...rangeInput(choice),
  ...(choice.account !== null && { memberId: choice.account }),
  descending: choice.descending,
});
