import { createParser } from 'eventsource-parser';

import { EVENTS_PATH, type SiteEvent, siteEvents } from '#api/events.ts';

/** How a stream of events is opened, and the callbacks for its events. */
export interface EventStream {
  origin: string;
  /** Null for a visitor. */
  token: string | null;
  /** The stream is open. */
  opened: () => void;
  /** The platform knows no session with this token, or no longer. */
  notLoggedIn: () => void;
  handleEvent: (event: SiteEvent) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Reads the platform's events until one side ends the stream. The session's token travels in the
 * header, so that it stands in no address. What cannot be read is passed over.
 *
 * @returns whether the platform had opened it: otherwise do not retry soon
 */
export const readEvents = async ({
  origin,
  token,
  opened,
  notLoggedIn,
  handleEvent,
  signal,
}: EventStream): Promise<boolean> => {
  const response = await fetch(new URL(EVENTS_PATH, origin), {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  });
  if (response.status === 401) notLoggedIn();
  if (!response.ok || !response.body) return false;
  opened();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const heard = readEvent(event, data);
      if (heard) handleEvent(heard);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    parser.feed(value);
  }
};

const readEvent = (name: string | undefined, text: string): SiteEvent | null => {
  if (name === undefined || !Object.hasOwn(siteEvents, name)) return null;
  const known = name as SiteEvent['name'];
  const data = siteEvents[known].safeParse(readJson(text));
  // The event's own schema has just read it.
  return data.success ? ({ name: known, data: data.data } as SiteEvent) : null;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
