import { atom } from 'jotai';

import { inbox, type InboxKind, type InboxMessage } from '#api/inbox.ts';

import { callAtom } from '../../client/call.state.ts';

/** Which messages are shown. */
export type InboxTab = InboxKind | 'all';

/** The list as far as it was fetched. */
export interface InboxList {
  /** What it is a list of: an answer for another one is dropped. */
  key: string;
  status: 'loading' | 'ready' | 'failed';
  messages: readonly InboxMessage[];
  next: number | null;
  refusal?: string;
}

const blank: InboxList = { key: '', status: 'loading', messages: [], next: null };

const listAtom = atom(blank);

/** The messages that are shown, the newest first. */
export const inboxListAtom = atom((get) => get(listAtom));

/** What is asked for. */
export interface InboxAsking {
  memberId: number;
  tab: InboxTab;
  language: string;
}

/** Of two lists the newer message of each id, the newest first. */
export const mergeMessages = (
  known: readonly InboxMessage[],
  fetched: readonly InboxMessage[],
): InboxMessage[] =>
  [...new Map([...known, ...fetched].map((each) => [each.id, each])).values()].toSorted(
    (one, other) => other.id - one.id,
  );

/**
 * Fetches a page of the inbox: the newest (`first`, also again when something has come), or the next. What is shown
 * stays in sight.
 */
export const loadInboxAtom = atom(
  null,
  async (get, set, { memberId, tab, language }: InboxAsking, which: 'first' | 'next') => {
    const key = JSON.stringify([memberId, tab, language]);
    const known = get(listAtom).key === key ? get(listAtom) : { ...blank, key };
    set(listAtom, { ...known, status: 'loading' });
    const outcome = await get(callAtom)(inbox, {
      language,
      ...(tab !== 'all' && { kind: tab }),
      ...(which === 'next' && known.next !== null && { before: known.next }),
    });
    const now = get(listAtom);
    if (now.key !== key) return;
    if (!outcome.ok) {
      set(listAtom, { ...now, status: 'failed', refusal: outcome.refusal });
      return;
    }
    const { messages, next } = outcome.value;
    // A newer first page does not forget how far the list has come.
    const keepsPlace = which === 'first' && now.messages.length > 0;
    set(listAtom, {
      key,
      status: 'ready',
      messages: mergeMessages(now.messages, messages),
      next: keepsPlace ? now.next : next,
    });
  },
);

/** Changes what is shown without asking. */
export const changeInboxAtom = atom(
  null,
  (get, set, change: (messages: readonly InboxMessage[]) => readonly InboxMessage[]) => {
    const list = get(listAtom);
    set(listAtom, { ...list, messages: change(list.messages) });
  },
);
