import { atom } from 'jotai';

import { type ChallengeKind, sendChallengeCode, verifyLogin } from '#api/session.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { type SignedIn, signInAtom } from '../../session/sign-in.state.ts';

/** The kinds whose code the platform sends. */
export type SentKind = 'email' | 'mobile';

/** Whether the code of a kind is sent on demand. */
export const isSentKind = (kind: ChallengeKind): kind is SentKind =>
  kind === 'email' || kind === 'mobile';

/** Whether a kind is answered with a name. */
export const isNameKind = (kind: ChallengeKind): boolean =>
  kind === 'realName' || kind === 'bankAccountName';

/** The answer to an extra proof. */
export interface Proof {
  challengeId: string;
  kind: ChallengeKind;
  answer: string;
}

/** Gives the proof; after a success the session is open and the member known. */
export const proveAtom = atom(
  null,
  async (get, set, proof: Proof): Promise<({ ok: true } & SignedIn) | Refused> => {
    const outcome = await get(callAtom)(verifyLogin, { ...proof, answer: proof.answer.trim() });
    if (!outcome.ok) return outcome;
    return { ok: true, ...(await set(signInAtom, outcome.value)) };
  },
);

/** Has the code of one kind sent. */
export const sendProofCodeAtom = atom(null, (get, _set, challengeId: string, kind: SentKind) =>
  get(callAtom)(sendChallengeCode, { challengeId, kind }),
);
