import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { answerRealityCheck, realityCheck } from '#api/protection.ts';

import { callAtom } from '../client/call.state.ts';
import { signOutAtom } from './sign-out.state.ts';
import { tokenAtom } from './token.state.ts';

/** Where the reality check stands. */
export type RealityState = ValueOf<typeof realityCheck>;

const heldAtom = atom<{ token: string; state: RealityState } | null>(null);

/** Where the reality check of this session stands; null before the platform has said so. */
export const realityStateAtom = atom((get): RealityState | null => {
  const held = get(heldAtom);
  return held !== null && held.token === get(tokenAtom) ? held.state : null;
});

/** Asks where the reality check stands. One that cannot be had is asked for again in a while. */
export const loadRealityAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  if (token === null) return;
  const outcome = await get(callAtom)(realityCheck, {});
  if (outcome.ok) set(heldAtom, { token, state: outcome.value });
});

/** Goes on playing, or stops and signs out. Answers the refusal, or null. */
export const answerRealityAtom = atom(null, async (get, set, answer: 'continue' | 'stop') => {
  const token = get(tokenAtom);
  const outcome = await get(callAtom)(answerRealityCheck, { answer });
  if (!outcome.ok) return outcome.refusal;
  if (token !== null) set(heldAtom, { token, state: outcome.value });
  if (answer === 'stop') await set(signOutAtom);
  return null;
});

/** A page asks every minute while somebody plays, and now and then otherwise. */
const PLAYING_MS = 60_000;
const IDLE_MS = 5 * 60_000;

/**
 * How long to wait before the next question: until the check is due, but not longer than a minute
 * while somebody plays.
 *
 * @param nowMs milliseconds since 1970, by the platform's clock
 */
export const nextQuestionMs = (
  state: Pick<RealityState, 'playing' | 'dueAt'> | null,
  nowMs: number,
): number => {
  if (!state?.playing) return IDLE_MS;
  if (state.dueAt === null) return PLAYING_MS;
  // A second later than due: the two clocks need not agree.
  return Math.min(PLAYING_MS, Math.max(1000, Date.parse(state.dueAt) - nowMs + 1000));
};
