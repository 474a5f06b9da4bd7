import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { LIVE_PATH, type LiveRound, liveRound } from '#api/play-shared.ts';

/** A page that watches a shared game: what it was told, and a way to wait for it. */
export interface LivePage {
  heard: LiveRound[];
  /** The first round that fits, from now on or as it stands. */
  until: (is: (round: LiveRound) => boolean) => Promise<LiveRound>;
  stop: () => void;
}

/** Watches the shared rounds of a session's game. */
export const watchLive = async (port: number, token: string): Promise<LivePage> => {
  const stop = new AbortController();
  const heard: LiveRound[] = [];
  const response = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const parser = createParser({
    onEvent: ({ data }) => void heard.push(liveRound.parse(JSON.parse(data))),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? [])
      parser.feed(decoder.decode(part, { stream: true }));
  };
  void read().catch(() => undefined);
  const until = async (is: (round: LiveRound) => boolean): Promise<LiveRound> => {
    for (let looks = 0; looks < 1500; looks += 1) {
      const last = heard.at(-1);
      if (last && is(last)) return last;
      await wait(20);
    }
    throw new Error(`it never came; last ${JSON.stringify(heard.at(-1))}`);
  };
  return { heard, until, stop: () => stop.abort() };
};
