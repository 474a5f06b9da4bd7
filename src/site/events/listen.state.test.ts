import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import type { SiteEvent } from '#api/events.ts';

import {
  envelopeNewsAtom,
  lastEventAtom,
  lastResultsAtom,
  isListeningAtom,
} from './last-event.state.ts';
import { listenAtom } from './listen.state.ts';

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

const written = (events: readonly SiteEvent[]): Uint8Array =>
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

const listening = () => {
  const store = createStore();
  const heard: (SiteEvent | null)[] = [];
  store.sub(lastEventAtom, () => heard.push(store.get(lastEventAtom)));
  const stop = new AbortController();
  const listened = store.set(listenAtom, {
    origin: 'http://shwe.example',
    token: null,
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
