import { billStates } from '#api/agent-bills.ts';
import { type DatePreset, datePresets } from '#domain/date-presets.ts';

import { addressChoice, idIn, oneOf } from '../../agent-center/address/address-choice.ts';
import { rangeParts } from '../../agent-center/reports/range-choice.ts';

/** Whether bills are paid to the agent or by the agent. */
export const billSides = ['had', 'given'] as const;

/** Which bills are shown; it stands in the address. */
export interface BillChoice {
  side: (typeof billSides)[number];
  state: (typeof billStates)[number] | null;
  /** Null: bills of all periods. */
  preset: DatePreset | null;
  /** Only with `custom`. */
  from: string | null;
  to: string | null;
  /** Where the page begins; null: at the first. */
  after: string | null;
  /** The bill that is open. */
  of: number | null;
}

/** Bills as they stand in an address. */
export const billAddress = addressChoice<BillChoice>(
  {
    side: (text) => oneOf(billSides, text) ?? 'had',
    state: (text) => oneOf(billStates, text),
    preset: (text) => oneOf(datePresets, text),
    from: rangeParts.from,
    to: rangeParts.to,
    after: (text) => (idIn(text) === null ? null : text),
    of: idIn,
  },
  ['of'],
);

/** Bills as the platform takes them; own days of which one is missing are as if none were chosen. */
export const billInput = ({ side, state, preset, from, to }: BillChoice) => ({
  side,
  ...(state !== null && { state }),
  ...(preset !== null && preset !== 'custom' && { preset }),
  ...(preset === 'custom' && from !== null && to !== null && { preset, from, to }),
});
