import { useAtomValue, useSetAtom, atom } from 'jotai';
import { useState } from 'react';

import type { Refused } from '../client/outcome.ts';
import { useSettings } from '../settings/use-settings.ts';
import { leadingThrottle } from '../throttle/leading-throttle.ts';

import { useRefusalText } from './refusal-text.ts';

/**
 * Until when no further code can be asked for, by what the code is for; in ms since 1970. It
 * outlives the popup: whoever closes it and comes back finds the same wait.
 */
const waitsAtom = atom<Readonly<Record<string, number>>>({});

/** What a code may be for. */
type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'changePassword'
  | 'challenge'
  | (string & {});

/** Until when no further code of each kind can be asked for. */
const codeWaitsAtom = atom((get) => get(waitsAtom));

/** Starts the waiting time of one kind of code; no time at all ends it. */
const restCodeAtom = atom(null, (get, set, purpose: CodePurpose, ms: number) =>
  set(waitsAtom, { ...get(waitsAtom), [purpose]: Date.now() + ms }),
);

/** The refusals of a wrong code, and the field under which they stand. */
export const CODE_FIELD = {
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
} as const;

/** How an attempt to send a code ended; null when it was not made (the number is wrong, say). */
export type CodeSending =
  | { ok: true; value: { expiredMinutes: number; sentTo?: string | undefined } }
  | Refused
  | null;

/** The sending of one kind of code, for `CodeField`. */
export interface UsedSendCode {
  /** When the next can be asked for, in ms since 1970; null before the first. */
  until: number | null;
  busy: boolean;
  /** Where the last one went and how long it holds; null before the first. */
  sent: { to: string; minutes: number } | null;
  /** Why it could not be sent, for a dialog. */
  warning: string | null;
  closeWarning: () => void;
  press: () => void;
}

/**
 * Sends a code and lets the button rest as long as the code holds (specification 4); the presses of
 * one second count once.
 *
 * @param send makes the call
 * @param isWrongField whether a refusal was put under a field; then no dialog tells it
 */
export const useSendCode = (
  purpose: CodePurpose,
  send: () => Promise<CodeSending>,
  isWrongField: (refused: Refused) => boolean = () => false,
): UsedSendCode => {
  const { smsThrottleMs } = useSettings().limits;
  const until = useAtomValue(codeWaitsAtom)[purpose] ?? null;
  const rest = useSetAtom(restCodeAtom);
  const refusalText = useRefusalText();
  const [mayPress, renewThrottle] = useState(() => leadingThrottle(smsThrottleMs));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<UsedSendCode['sent']>(null);
  const [warning, setWarning] = useState<string | null>(null);

  const run = async () => {
    setBusy(true);
    const outcome = await send();
    setBusy(false);
    // Nothing was sent: the next press is no repetition.
    if (!outcome) return renewThrottle(() => leadingThrottle(smsThrottleMs));
    if (outcome.ok) {
      const { expiredMinutes, sentTo = '' } = outcome.value;
      rest(purpose, expiredMinutes * 60_000);
      setSent({ to: sentTo, minutes: expiredMinutes });
      return;
    }
    const seconds = Number(outcome.details?.retryAfterSeconds);
    if (seconds > 0) rest(purpose, seconds * 1000);
    if (!isWrongField(outcome)) setWarning(refusalText(outcome.refusal));
  };
  return {
    until,
    busy,
    sent,
    warning,
    closeWarning: () => setWarning(null),
    press: () => {
      if (!busy && mayPress()) void run();
    },
  };
};
