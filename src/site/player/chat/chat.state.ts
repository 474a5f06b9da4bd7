import { atom } from 'jotai';

import { type ChatMessage, launchChat, sendChat } from '#api/chat.ts';
import type { ValueOf } from '#api/endpoint.ts';
import type { SiteEvent } from '#api/events.ts';

import { callAtom } from '../../client/call.state.ts';
import { newRequestId } from '../../money/request-id.ts';

/** The room as it is known: on its way, here, or closed to this member. */
export type ChatRoom =
  | { status: 'loading' }
  | ({ status: 'ready' } & ValueOf<typeof launchChat>)
  | { status: 'failed'; refusal: string };

/** The room; asked for each time that it is opened. */
export const chatRoomAtom = atom<ChatRoom>({ status: 'loading' });

/** Opens the room. */
export const openChatAtom = atom(null, async (get, set) => {
  set(chatRoomAtom, { status: 'loading' });
  const outcome = await get(callAtom)(launchChat, {});
  set(
    chatRoomAtom,
    outcome.ok
      ? { status: 'ready', ...outcome.value }
      : { status: 'failed', refusal: outcome.refusal },
  );
});

const addAtom = atom(null, (get, set, message: ChatMessage) => {
  const room = get(chatRoomAtom);
  if (room.status !== 'ready' || room.messages.some(({ id }) => id === message.id)) return;
  const messages = [...room.messages, message].toSorted((one, other) => one.id - other.id);
  set(chatRoomAtom, { ...room, messages });
});

const removeAtom = atom(null, (get, set, removed: number) => {
  const room = get(chatRoomAtom);
  if (room.status !== 'ready') return;
  const messages = room.messages.filter(({ id }) => id !== removed);
  if (messages.length < room.messages.length) set(chatRoomAtom, { ...room, messages });
});

/** Takes in what was just heard, if it was said in the room or taken out of it. */
export const receiveChatAtom = atom(null, (_get, set, heard: SiteEvent) => {
  if (heard.name === 'chat') set(addAtom, heard.data);
  if (heard.name === 'chatRemoved') set(removeAtom, heard.data.id);
});

/** What was sent and not answered: the same words again are the same request. */
const pendingAtom = atom<{ text: string; requestId: string } | null>(null);

/** Why something was not said: how many seconds are to be waited, or until when the member is muted. */
export interface NotSaid {
  refusal: string;
  seconds?: number;
  until?: string;
}

/**
 * Says something in the room.
 *
 * @returns null once it is said, else why not
 */
export const sayInChatAtom = atom(null, async (get, set, text: string): Promise<NotSaid | null> => {
  const before = get(pendingAtom);
  const request = before?.text === text ? before : { text, requestId: newRequestId() };
  set(pendingAtom, request);
  const outcome = await get(callAtom)(sendChat, request);
  if (outcome.ok) {
    set(pendingAtom, null);
    set(addAtom, outcome.value);
    return null;
  }
  const { retryAfterSeconds: seconds, until } = outcome.details ?? {};
  return {
    refusal: outcome.refusal,
    ...(typeof seconds === 'number' && { seconds }),
    ...(typeof until === 'string' && { until }),
  };
});
