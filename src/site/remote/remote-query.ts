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

/**
 * Whether a thing that is here already is asked for again. `true`: after something was done about it; what is on
 * its way was asked before, and is asked for once more when it has come. `join`: what is on its way will do.
 */
export type AskAgain = boolean | 'join';

/** The answers of one call, by what was asked. */
export interface RemoteQuery<Input, Value> {
  keyOf: (input: Input) => string;
  /** Everything asked so far, by key. */
  answersAtom: Atom<Readonly<Record<string, Remote<Value>>>>;
  /** Asks once per key, or again; done when the answer is here. */
  loadAtom: WritableAtom<null, [input: Input, again?: AskAgain], Promise<void>>;
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

  const askAtom = atom(null, async (get, set, key: string, input: Input, isNew: boolean) => {
    const shown = () => get(answersAtom)[key];
    set(putAtom, key, { ...valueOf(shown()), status: 'loading' });
    const kept = isNew ? await cache?.read(key).catch(() => null) : null;
    if (kept != null) return set(putAtom, key, { status: 'ready', value: kept });

    const outcome = await fetchNow(get(callAtom), input);
    if (outcome.ok) {
      cache?.write(key, outcome.value);
      return set(putAtom, key, { status: 'ready', value: outcome.value });
    }
    set(putAtom, key, { ...valueOf(shown()), status: 'failed', refusal: outcome.refusal });
  });

  const { beginAtom, againAtom } = inTurn(askAtom);
  const loadAtom = atom(null, async (get, set, input: Input, again: AskAgain = false) => {
    const key = keyOf(input);
    if (again === true) return set(againAtom, key, input);
    const isHere = get(answersAtom)[key]?.status === 'ready';
    if (again || !isHere) await set(beginAtom, key, input, !again);
  });

  const patchAtom = atom(null, (get, set, input: Input, change: (value: Value) => Value) => {
    const key = keyOf(input);
    const known = get(answersAtom)[key];
    if (known?.value !== undefined) set(putAtom, key, { ...known, value: change(known.value) });
  });

  return { keyOf, answersAtom, loadAtom, patchAtom };
};

/** A question that is on its way, and the one that follows it. */
interface Coming {
  done: Promise<void>;
  after?: Promise<void>;
}

type AskAtom<Input> = WritableAtom<
  null,
  [key: string, input: Input, isNew: boolean],
  Promise<void>
>;

/** Puts the same question one at a time: begins it unless it is on its way, or puts it again after that. */
const inTurn = <Input>(askAtom: AskAtom<Input>) => {
  const comingAtom = atom<Readonly<Record<string, Coming>>>({});

  const beginAtom = atom(
    null,
    (get, set, key: string, input: Input, isNew: boolean): Promise<void> => {
      const coming = get(comingAtom)[key];
      if (coming) return coming.done;
      const done = set(askAtom, key, input, isNew).finally(() => {
        const { [key]: _come, ...others } = get(comingAtom);
        set(comingAtom, others);
      });
      set(comingAtom, { ...get(comingAtom), [key]: { done } });
      return done;
    },
  );

  const againAtom = atom(null, (get, set, key: string, input: Input): Promise<void> => {
    const coming = get(comingAtom)[key];
    if (!coming) return set(beginAtom, key, input, false);
    coming.after ??= settled(coming.done).then(() => set(beginAtom, key, input, false));
    return coming.after;
  });
  return { beginAtom, againAtom };
};

/** Done when a piece of work has ended, however it ended. */
const settled = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

const valueOf = <Value>(known: Remote<Value> | undefined): { value?: Value } =>
  known?.value === undefined ? {} : { value: known.value };
