import { atom, useAtomValue, useSetAtom } from 'jotai';

import type { Game } from '#api/games.ts';
import type { ChallengeDetails } from '#api/session.ts';
import type { PopupName } from '#generated/page-paths.ts';

/** What a visitor pressed that needs a member: a game to play, or to mark. */
export type PendingAction = { play: Game; freeTrial: boolean } | { mark: Game };

/** What popups are opened with; the others need nothing. */
export interface PopupDetails {
  /**
   * `signInError`: the refusal of another way to sign in, to be told above the form; `pendingAction`: what was
   * asked for, to be done as soon as somebody is signed in.
   */
  login: { signInError?: string; pendingAction?: PendingAction } | undefined;
  /** `challenge`: what has to be proved; `remember`: this device may sign in by itself then. */
  verifyLogin: { challenge: ChallengeDetails; remember: boolean };
  /** `id`: the notice to unfold. */
  notices: { id: string } | undefined;
  /** `id`: the article to unfold. */
  help: { id: string } | undefined;
  /** `forced`: the password has expired and must be changed first; `pendingAction` is done after it. */
  changePassword: { forced: boolean; pendingAction?: PendingAction | null } | undefined;
  /** `rooms`: those of a card game, to choose one for real or to try it out. */
  gameDetails: { game: Game; rooms?: 'real' | 'trial' };
}

type DetailsOf<Name extends PopupName> = Name extends keyof PopupDetails
  ? PopupDetails[Name]
  : undefined;

/** The popup that is open: its name beside its own details. */
export type OpenPopup = {
  [Name in PopupName]: { name: Name; details: DetailsOf<Name> };
}[PopupName];

/** The popup that is open; one at a time. */
export const popupAtom = atom<OpenPopup | null>(null);

type OpenArguments<Name extends PopupName> =
  undefined extends DetailsOf<Name>
    ? [name: Name, details?: DetailsOf<Name>]
    : [name: Name, details: DetailsOf<Name>];

/** Opens a popup in place of whichever is open: `openPopup('login')`. For state and for tests. */
export const openPopupAtom = atom(null, (_get, set, name: PopupName, details?: unknown) => {
  // useOpenPopup has matched the name with its details.
  set(popupAtom, { name, details } as OpenPopup);
});

/** Closes the popup that is open. */
export const closePopupAtom = atom(null, (_get, set) => set(popupAtom, null));

/** Gives `openPopup(name, details)`. */
export const useOpenPopup = (): (<Name extends PopupName>(...given: OpenArguments<Name>) => void) =>
  useSetAtom(openPopupAtom);

/** The details that this popup was opened with; undefined once another is open. */
export const usePopupDetails = <Name extends keyof PopupDetails>(
  name: Name,
): PopupDetails[Name] | undefined => {
  const popup = useAtomValue(popupAtom);
  return popup?.name === name ? (popup.details as PopupDetails[Name]) : undefined;
};
