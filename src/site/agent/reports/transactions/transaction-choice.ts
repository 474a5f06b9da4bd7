import {
  type RecordKind,
  recordKinds,
  type RecordState,
  recordStates,
} from '#domain/record-kinds.ts';

import { addressChoice, oneOf } from '../../../agent-center/address/address-choice.ts';
import {
  type RecordChoice,
  recordInput,
  recordParts,
} from '../../../agent-center/reports/record-choice.ts';

/** What a movement can be: stakes and payouts stand in the list of bets. */
export type TransactionKind = Exclude<RecordKind, 'bet' | 'payout'>;

/** The kinds of movements in the order of the filter. */
export const transactionKinds = recordKinds.filter(
  (kind): kind is TransactionKind => kind !== 'bet' && kind !== 'payout',
);

/** What the list of movements shows. */
export interface TransactionChoice extends RecordChoice {
  kind: TransactionKind | null;
  state: RecordState | null;
}

/** The list as it stands in the address. */
export const transactionAddress = addressChoice<TransactionChoice>(
  {
    ...recordParts,
    kind: (text) => oneOf(transactionKinds, text),
    state: (text) => oneOf(recordStates, text),
  },
  ['exact'],
);

/** A choice as the platform takes it. */
export const transactionInput = (choice: TransactionChoice) => ({
  ...recordInput(choice),
  ...(choice.kind && { kind: choice.kind }),
  ...(choice.state && { state: choice.state }),
});
