import http from 'node:http';
import { EVENTS_PATH, type SiteEvent, siteEvents } from '#api/events.ts';

/** A page that listens to the event stream. */
export interface Listening {
  status: number;
  events: SiteEvent[];
  ended: () => boolean;
  stop: () => void;
}

/** Opens the stream and reads its events, each by its own schema. */
export const listenAt = (
  port: number,
  caller: { host: string; token?: string },
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const request = http.get(
      {
        port,
        path: EVENTS_PATH,
        headers: {
          host: caller.host,
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        },
      },
      (response) => {
        const events: SiteEvent[] = [];
        let rest = '';
        let ended = false;
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          const blocks = (rest + text).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const name = /^event: (.*)$/m.exec(block)?.[1] as SiteEvent['name'] | undefined;
            if (!name) continue;
            const data: unknown = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null');
            events.push({ name, data: siteEvents[name].parse(data) } as SiteEvent);
          }
        });
        response.on('close', () => (ended = true));
        resolve({
          status: response.statusCode ?? 0,
          events,
          ended: () => ended,
          stop: () => request.destroy(),
        });
      },
    );
    request.on('error', reject);
  });
