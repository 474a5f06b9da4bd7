import { type BetState, betStates } from '#domain/bet-state.ts';
import type { GameType } from '#generated/merchant-config.ts';

import { addressChoice, oneOf } from '../address/address-choice.ts';
import { gameTypeIn } from '../reports/game-type-in.ts';
import { type RecordChoice, recordInput, recordParts } from '../reports/record-choice.ts';

/** How a bet ended. */
type EndedState = Exclude<BetState, 'open'>;

/** The ends of bets in the order of the filter. */
export const endedStates = betStates.filter((state): state is EndedState => state !== 'open');

/** What the list of bets shows. */
export interface BetChoice extends RecordChoice {
  gameType: GameType | null;
  state: EndedState | null;
}

/** The list as it stands in the address. */
export const betAddress = addressChoice<BetChoice>(
  { ...recordParts, gameType: gameTypeIn, state: (text) => oneOf(endedStates, text) },
  ['exact'],
);

/** A choice as the platform takes it. */
export const betInput = (choice: BetChoice) => ({
  ...recordInput(choice),
  ...(choice.gameType && { gameType: choice.gameType }),
  ...(choice.state && { state: choice.state }),
});
