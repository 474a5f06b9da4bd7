import http from 'node:http';
import { EVENTS_PATH, siteEvents } from '#api/events.ts';

/** A page of a member that is told of the own money. */
export interface Listener {
  /** Resolves with the time (`performance.now()`) at which this balance was told; null: not within the time. */
  told: (cashMinor: number, withinMs: number) => Promise<number | null>;
  /** How often a balance was told that had been told before. */
  again: () => number;
  /** Whether the stream has ended by itself. */
  isOver: () => boolean;
  stop: () => void;
}

/** Notes when each balance was told first, and who waits for one. */
const createBalances = () => {
  const toldAt = new Map<number, number>();
  const waiting = new Map<number, (at: number) => void>();
  let again = 0;
  return {
    again: () => again,
    note: (cashMinor: number): void => {
      if (toldAt.has(cashMinor)) {
        again += 1;
        return;
      }
      const at = performance.now();
      toldAt.set(cashMinor, at);
      waiting.get(cashMinor)?.(at);
    },
    told: (cashMinor: number, withinMs: number): Promise<number | null> =>
      new Promise((resolve) => {
        const known = toldAt.get(cashMinor);
        if (known !== undefined) return resolve(known);
        const timer = setTimeout(() => resolve(null), withinMs);
        waiting.set(cashMinor, (at) => {
          clearTimeout(timer);
          resolve(at);
        });
      }),
  };
};

/** The balance that an event tells; null for any other. */
const balanceOf = (block: string): number | null => {
  if (!/^event: balance$/m.test(block)) return null;
  const data: unknown = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null');
  return siteEvents.balance.parse(data).cashMinor;
};

/** Opens the stream of events of a member; the first balance is told at once. */
export const listen = (place: { port: number; host: string; token: string }): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const { port, host, token } = place;
    const headers = { host, authorization: `Bearer ${token}` };
    const { note, told, again } = createBalances();
    let isOver = false;
    const request = http.get(
      { host: '127.0.0.1', port, path: EVENTS_PATH, headers, agent: false },
      (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`Events were answered with ${response.statusCode}.`));
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          const blocks = (rest + text).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const cashMinor = balanceOf(block);
            if (cashMinor !== null) note(cashMinor);
          }
        });
        response.on('error', () => {});
        response.on('close', () => (isOver = true));
        resolve({ told, again, isOver: () => isOver, stop: () => request.destroy() });
      },
    );
    request.on('error', reject);
  });
