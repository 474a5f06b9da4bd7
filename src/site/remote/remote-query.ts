import { atom, type Atom, type WritableAtom } from 'jotai';

import type { Call } from '../client/outcome.ts';
import { callAtom } from '../client/call.state.ts';

/** What a call answers, as far as this file needs it. */
export type RemoteOutcome<Value> = { ok: true; value: Value } | { ok: false; refusal: string };

/** One fetched thing: on its way, here, or refused. A reload keeps the value that was here. */
export type Remote<Value> =
  | { status: 'loading'; value?: Value }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; refusal: string; value?: Value };

/** How a kind of thing is kept over page loads of one session. */
export interface RemoteCache<Value> {
  /** May fail when what it needs cannot be fetched: then the thing is asked for anew. */
  read: (key: string) => Promise<Value | null>;
  write: (key: string, value: Value) => void;
}

/** The answers of one call, by what was asked. */
export interface RemoteQuery<Input, Value> {
  keyOf: (input: Input) => string;
  /** Everything asked so far, by key. */
  answersAtom: Atom<Readonly<Record<string, Remote<Value>>>>;
  /** Asks once per key; `force` asks again. */
  loadAtom: WritableAtom<null, [input: Input, force?: boolean], Promise<void>>;
  /** Changes what is here without asking. */
  patchAtom: WritableAtom<null, [input: Input, change: (value: Value) => Value], void>;
}

const initialAnswers = <Value>(): Readonly<Record<string, Remote<Value>>> => ({});

/**
 * Makes the atoms for one kind of call: its answers by input, each asked once, with retry.
 *
 * @param fetchNow makes the call; it answers a refusal as a value and throws only on a fault
 * @param cache keeps answers over page loads; without it they live as long as the page
 */
export const remoteQuery = <Input, Value>(
  fetchNow: (call: Call, input: Input) => Promise<RemoteOutcome<Value>>,
  cache?: RemoteCache<Value>,
): RemoteQuery<Input, Value> => {
  const keyOf = (input: Input): string => JSON.stringify(input ?? null);
  const answersAtom = atom(initialAnswers<Value>());

  const putAtom = atom(null, (get, set, key: string, answer: Remote<Value>) =>
    set(answersAtom, { ...get(answersAtom), [key]: answer }),
  );

  const loadAtom = atom(null, async (get, set, input: Input, force: boolean = false) => {
    const key = keyOf(input);
    const known = get(answersAtom)[key];
    if (known?.status === 'loading' || (known?.status === 'ready' && !force)) return;
    set(putAtom, key, { ...valueOf(known), status: 'loading' });
    const kept = force ? null : await cache?.read(key).catch(() => null);
    if (kept != null) return set(putAtom, key, { status: 'ready', value: kept });

    const outcome = await fetchNow(get(callAtom), input);
    if (outcome.ok) {
      cache?.write(key, outcome.value);
      return set(putAtom, key, { status: 'ready', value: outcome.value });
    }
    set(putAtom, key, { ...valueOf(known), status: 'failed', refusal: outcome.refusal });
  });

  const patchAtom = atom(null, (get, set, input: Input, change: (value: Value) => Value) => {
    const key = keyOf(input);
    const known = get(answersAtom)[key];
    if (known?.value !== undefined) set(putAtom, key, { ...known, value: change(known.value) });
  });

  return { keyOf, answersAtom, loadAtom, patchAtom };
};

const valueOf = <Value>(known: Remote<Value> | undefined): { value?: Value } =>
  known?.value === undefined ? {} : { value: known.value };
