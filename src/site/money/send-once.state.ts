import { atom, useSetAtom } from 'jotai';

import type { AnyEndpoint, InputOf } from '#api/endpoint.ts';
import type { CommonRefusal } from '#api/refusals/common-refusals.ts';

import { callAtom } from '../client/call.state.ts';
import type { Outcome } from '../client/outcome.ts';

import { isStillMeant, requestUnderId } from './open-requests.ts';

/** What a money call takes beside the id that this file gives it. */
export type MoneyInput<E extends AnyEndpoint> = Omit<InputOf<E>, 'requestId'>;

/** Sends one money call; the same again after a lost answer is the same request. */
export type SendOnce = <E extends AnyEndpoint>(
  endpoint: E,
  input: MoneyInput<E>,
) => Promise<Outcome<E>>;

/** Refusals that leave open whether the platform has done it. */
const UNANSWERED: readonly string[] = [
  'network_error',
  'timeout',
  'unknown_system_error',
  'unavailable',
];

/** Whether a refusal leaves open if the platform has done what was asked. */
export const isUnanswered = (refusal: string): boolean => UNANSWERED.includes(refusal);

/** Refusals by which a call is turned away before anybody looks at what it asks for. */
const TURNED_AWAY: readonly string[] = [
  'not_logged_in',
  'forbidden',
  'cross_site',
  'region_restricted',
  'password_change_required',
  'encryption_invalid',
  'encryption_required',
  'request_too_slow',
  'rate_limited',
  'maintenance',
] satisfies CommonRefusal[];

/** Whether a refusal of the same request again still leaves open if the first was done. */
export const isStillUnanswered = (refusal: string): boolean =>
  isUnanswered(refusal) || TURNED_AWAY.includes(refusal);

/**
 * Whether the id is kept. A repeated request may be turned away before anybody looks what became of
 * the first one (too many requests, a password that is mistyped); where the first one was never done, its
 * id is as good as a new one.
 */
const leavesOpen = (refusal: string, isRepeat: boolean): boolean =>
  isUnanswered(refusal) || (isRepeat && refusal !== 'request_reused');

/** A request whose answer never came. */
interface Unanswered {
  /** In a browser an endpoint has no name: it is told by itself. */
  endpoint: AnyEndpoint;
  asked: string;
  requestId: string;
  /** When it was first sent, in milliseconds since 1970. */
  at: number;
}

const unansweredAtom = atom<readonly Unanswered[]>([]);

/** A request that is on its way. */
interface Sending extends Pick<Unanswered, 'endpoint' | 'asked'> {
  outcome: Promise<Outcome<AnyEndpoint>>;
}

const sendingAtom = atom<readonly Sending[]>([]);

const sendAtom = atom(
  null,
  async (get, set, endpoint: AnyEndpoint, input: object, asked: string) => {
    const isSame = (one: Unanswered) => one.endpoint === endpoint && one.asked === asked;
    const request = await requestUnderId(endpoint, input);
    // A page may stay open for longer than a request is kept.
    const known = get(unansweredAtom).find((one) => isSame(one) && isStillMeant(one.at));
    const { requestId, at } = known ?? request;
    const isRepeat = known !== undefined || request.isRepeat;
    const outcome = await get(callAtom)(endpoint, { ...input, requestId });
    const others = get(unansweredAtom).filter((one) => !isSame(one));
    const isOpen = !outcome.ok && leavesOpen(outcome.refusal, isRepeat);
    if (!isOpen) request.close();
    set(unansweredAtom, isOpen ? [...others, { endpoint, asked, requestId, at }] : others);
    return outcome;
  },
);

/**
 * Sends a call that moves money under a request id. When its answer is lost and the member asks for
 * the very same again, it goes out under the same id, so that nothing is paid twice, also after the page
 * was reloaded. While it is on its way, the very same is not sent again: a second press gets the answer of
 * the first.
 */
export const sendOnceAtom = atom(
  null,
  async (get, set, endpoint: AnyEndpoint, input: object): Promise<Outcome<AnyEndpoint>> => {
    const asked = JSON.stringify(input);
    const known = get(sendingAtom).find((one) => one.endpoint === endpoint && one.asked === asked);
    if (known) return known.outcome;
    const outcome = set(sendAtom, endpoint, input, asked);
    const sending = { endpoint, asked, outcome };
    set(sendingAtom, [...get(sendingAtom), sending]);
    try {
      return await outcome;
    } finally {
      set(
        sendingAtom,
        get(sendingAtom).filter((one) => one !== sending),
      );
    }
  },
);

/** Gives `sendOnce(endpoint, input)`. */
export const useSendOnce = (): SendOnce => {
  const send = useSetAtom(sendOnceAtom);
  return (endpoint, input) => send(endpoint, input);
};
