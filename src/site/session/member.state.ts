import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { memberInfo } from '#api/member.ts';

import { callAtom } from '../client/call.state.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { tokenAtom } from './token.state.ts';

/** The account that is signed in, as the platform tells it. */
export type Member = ValueOf<typeof memberInfo>;

/** Null for a visitor, and for the moment between a sign-in and its answer. */
export const memberAtom = atom<Member | null>(null);

/** Whether a session is open; true as soon as there is a token. */
export const isLoginAtom = atom((get) => get(tokenAtom) !== null);

export const isAgentAtom = atom((get) => get(memberAtom)?.isAgent ?? false);

export const isTrialAtom = atom((get) => get(memberAtom)?.isTrial ?? false);

/** Whether promotions and their rewards are open to who is signed in: neither to a play account nor to an agent. */
export const isPlayerAtom = atom((get) => {
  const member = get(memberAtom);
  return member !== null && !member.isTrial && !member.isAgent;
});

/** Whether who is signed in has to choose a new password: until then the platform answers nothing else. */
export const isPasswordForcedAtom = atom((get) => {
  const member = get(memberAtom);
  if (member?.oneTimePassword) return true;
  return member?.passwordExpired === true && get(settingsAtom).flags.PWDEXPFORCECHANGE3;
});

/** Why it is not known who is signed in, where the platform was asked in vain. */
export const memberRefusalAtom = atom<string | null>(null);

/** Asks the platform who is signed in. Answers the refusal, or null. */
export const loadMemberAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  const outcome = await get(callAtom)(memberInfo, {});
  // A sign-out may have come first, and even the next one's sign-in.
  const isTheirs = token !== null && get(tokenAtom) === token;
  if (isTheirs) set(memberRefusalAtom, outcome.ok ? null : outcome.refusal);
  if (!outcome.ok) return outcome.refusal;
  if (isTheirs) set(memberAtom, outcome.value);
  return null;
});
