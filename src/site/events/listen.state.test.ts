import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteEvent } from '#api/events.ts';

import {
  envelopeNewsAtom,
  lastEventAtom,
  lastResultsAtom,
  isListeningAtom,
} from './last-event.state.ts';
import { listenAtom } from './listen.state.ts';
import { popupAtom } from '../session/popup.state.ts';
import { tokenAtom } from '../session/token.state.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { deviceStorage, tabStorage } from '../storage/browser-storage.ts';

beforeEach(() => {
  tabStorage.clear();
  deviceStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const line = (id: number): SiteEvent => ({
  name: 'chat',
  data: {
    id,
    name: 'an***a',
    rank: null,
    text: 'hello',
    sentAt: '2026-01-01T00:00:00Z',
    mine: false,
  },
});

const draw: SiteEvent = {
  name: 'result',
  data: {
    gameCode: 'drawhouse-ten-minute-ssc',
    issue: '20260101-1',
    result: [['1', '2', '3', '4', '5']],
    drawnAt: '2026-01-01T00:10:00Z',
  },
};

const written = (events: readonly SiteEvent[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    events.map(({ name, data }) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  );

/** A platform that tells some things at once, and then keeps the stream open. */
const platformThatTells = (events: readonly SiteEvent[]) => {
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(written(events));
      close = () => stream.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  return { close: () => close() };
};

/** A platform that tells some things, ends the stream, and knows the token no longer. */
const platformThatEnds = (events: readonly SiteEvent[]) => {
  const answers = vi
    .fn<typeof fetch>()
    .mockResolvedValue(new Response('{}', { status: 401 }))
    .mockResolvedValueOnce(new Response(written(events)));
  vi.stubGlobal('fetch', answers);
};

const listening = (token: string | null = null) => {
  const store = createStore();
  store.set(settingsAtom, { code: 'shwe', flags: {} } as unknown as Settings);
  store.set(tokenAtom, token);
  const heard: (SiteEvent | null)[] = [];
  store.sub(lastEventAtom, () => heard.push(store.get(lastEventAtom)));
  const stop = new AbortController();
  const listened = store.set(listenAtom, {
    origin: 'http://shwe.example',
    token,
    signal: stop.signal,
  });
  return { store, heard, stop, listened };
};

test('events that come together are heard one by one', async () => {
  const platform = platformThatTells([line(1), line(2), line(3)]);
  const { heard, store, stop, listened } = listening();

  await expect.poll(() => heard).toHaveLength(3);
  expect(heard).toEqual([line(1), line(2), line(3)]);
  expect(store.get(envelopeNewsAtom), 'a line of the chat is no news of envelopes').toBe(0);

  platform.close();
  stop.abort();
  await listened;
});

test('the newest draw of each lottery is kept, and a broken stream is known to be one', async () => {
  const platform = platformThatTells([draw, line(1)]);
  const { store, stop, listened } = listening();

  await expect.poll(() => store.get(isListeningAtom)).toBe(true);
  await expect
    .poll(() => store.get(lastResultsAtom))
    .toEqual({ 'drawhouse-ten-minute-ssc': draw.data });

  platform.close();
  await expect.poll(() => store.get(isListeningAtom)).toBe(false);
  stop.abort();
  await listened;
});

test.each([
  ['said so', [{ name: 'ended', data: {} }] satisfies SiteEvent[]],
  ['only broken the stream off', []],
])('a session that the platform has ended ends here too, where it has %s', async (_how, events) => {
  platformThatEnds(events);
  const { store, stop, listened } = listening('T1');

  await expect.poll(() => store.get(tokenAtom)).toBeNull();
  expect(store.get(popupAtom)?.name).toBe('login');

  stop.abort();
  await listened;
});

test('a stream that ends with the session of before leaves the present one', async () => {
  platformThatEnds([{ name: 'ended', data: {} }]);
  const { store, stop, listened, heard } = listening('T1');
  await expect.poll(() => heard).toHaveLength(1);

  store.set(tokenAtom, 'T2');
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThan(1);

  expect(store.get(tokenAtom)).toBe('T2');
  expect(store.get(popupAtom)).toBeNull();
  stop.abort();
  await listened;
});
