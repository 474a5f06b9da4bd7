import { createParser } from 'eventsource-parser';
import { LIVE_PATH, type LiveRound, liveRound } from '#api/play-shared.ts';

/** How long to wait before the stream is opened again, after each failure. */
const RETRY_MS = [500, 1000, 2000, 5000];

/** The service says at least that it is there every 15 seconds. */
const SILENCE_MS = 40_000;

export interface LiveListener {
  /** The whole round, at every change. */
  onRound: (round: LiveRound) => void;
  /** The stream was lost or is there again. */
  onConnected: (connected: boolean) => void;
  /** The session is over: nothing more will come. */
  onEnded: () => void;
}

const read = async (
  token: string,
  signal: AbortSignal,
  { onRound, onConnected }: LiveListener,
): Promise<'ended' | 'lost'> => {
  const response = await fetch(LIVE_PATH, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  });
  if (response.status === 401 || response.status === 404) return 'ended';
  if (!response.ok || !response.body) return 'lost';
  onConnected(true);
  const parser = createParser({
    onEvent: ({ data }) => {
      const round = liveRound.safeParse(JSON.parse(data));
      if (round.success) onRound(round.data);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await withinSilence(reader.read());
    if (done) return 'lost';
    parser.feed(decoder.decode(value, { stream: true }));
  }
};

const withinSilence = <Value>(reading: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the stream is silent')), SILENCE_MS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Hears the rounds of a shared game until it is stopped; a stream that is lost is opened again.
 *
 * @returns how to stop
 */
export const subscribeLive = (token: string, listener: LiveListener): (() => void) => {
  const stop = new AbortController();
  const listen = async (): Promise<void> => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      const began = performance.now();
      const end = await read(token, stop.signal, listener).catch(() => 'lost' as const);
      if (stop.signal.aborted) return;
      if (end === 'ended') return listener.onEnded();
      listener.onConnected(false);
      if (performance.now() - began > SILENCE_MS) failures = 0;
      const waitMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
      await new Promise((resolve) => void setTimeout(resolve, waitMs));
    }
  };
  void listen();
  return () => stop.abort();
};
