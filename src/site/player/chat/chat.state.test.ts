import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { launchChat, sendChat } from '#api/chat.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { chatRoomAtom, openChatAtom, receiveChatAtom, sayInChatAtom } from './chat.state.ts';

const message = (id: number) => ({
  id,
  name: 'an****1',
  rank: null,
  text: `message ${id}`,
  sentAt: '2026-11-27T12:00:00.000Z',
  mine: false,
});

/** A store whose platform gives each call the answer of its name. */
const storeWith = (answers: Record<string, object>) => {
  const store = createStore();
  const call = async ({ name }: { name: string }) => answers[name];
  store.set(callAtom, call as unknown as Call);
  return store;
};

const room = { messages: [message(1), message(2)], longest: 200, waitSeconds: 3 };

test('what is taken out of the room goes from the page, and what was never there changes nothing', async () => {
  const store = storeWith({ [launchChat.name]: { ok: true, value: room } });
  store.set(receiveChatAtom, { name: 'chatRemoved', data: { id: 1 } });
  await store.set(openChatAtom);

  store.set(receiveChatAtom, { name: 'chatRemoved', data: { id: 1 } });
  const after = store.get(chatRoomAtom);
  store.set(receiveChatAtom, { name: 'chatRemoved', data: { id: 9 } });

  expect(after).toMatchObject({ status: 'ready', messages: [{ id: 2 }] });
  expect(store.get(chatRoomAtom)).toBe(after);
});

test('whoever is muted learns until when', async () => {
  const until = '2026-11-28T12:00:00.000Z';
  const store = storeWith({
    [sendChat.name]: { ok: false, refusal: 'chat_muted', details: { until } },
  });

  expect(await store.set(sayInChatAtom, 'hello')).toEqual({ refusal: 'chat_muted', until });
});
