import { createParser } from 'eventsource-parser';
import { LIVE_PATH, type LiveRound, liveRound } from '#api/play-shared.ts';

/** A page that watches a shared game: what it was told, and a way to wait for it. */
export interface LivePage {
  heard: LiveRound[];
  /** The first round that fits, as it stands or from now on; however briefly it is so. */
  until: (is: (round: LiveRound) => boolean) => Promise<LiveRound>;
  stop: () => void;
}

/** What never comes is given up, on a slow machine too. */
const GIVEN_UP_MS = 100_000;

/** Watches the shared rounds of a session's game. */
export const watchLive = async (port: number, token: string): Promise<LivePage> => {
  const stop = new AbortController();
  const heard: LiveRound[] = [];
  const waiting = new Set<(round: LiveRound) => void>();
  const response = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const parser = createParser({
    onEvent: ({ data }) => {
      const round = liveRound.parse(JSON.parse(data));
      heard.push(round);
      for (const hear of waiting) hear(round);
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? [])
      parser.feed(decoder.decode(part, { stream: true }));
  };
  void read().catch(() => undefined);
  const until = (is: (round: LiveRound) => boolean): Promise<LiveRound> =>
    new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(hear);
        reject(new Error(`it never came; last ${JSON.stringify(heard.at(-1))}`));
      }, GIVEN_UP_MS);
      const hear = (round: LiveRound): void => {
        if (!is(round)) return;
        clearTimeout(giveUp);
        waiting.delete(hear);
        resolve(round);
      };
      waiting.add(hear);
      const last = heard.at(-1);
      if (last) hear(last);
    });
  return { heard, until, stop: () => stop.abort() };
};
