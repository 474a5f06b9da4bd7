import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Reply, send, type Sent } from '../../faults/send.ts';
import type { ActName, Tally } from './tally.ts';

/** What an answer came to: its value, or why there is none. */
export type Told = { ok: true; value: unknown } | { ok: false; reason: string };

/** Asks as people and vendors do: whoever is not answered asks again. */
export interface Client {
  /**
   * Asks until it is answered, and counts it.
   *
   * @param next the request; each time anew, for signatures are used once
   * @param isTold false: only its refusals are counted, because it is part of something
   */
  ask: (act: ActName, next: () => Omit<Sent, 'agent'>, isTold?: boolean) => Promise<Told>;
  /** Requests that were given up without any answer. */
  unheard: () => number;
  close: () => void;
}

/** Between two tries of the same. */
const AGAIN_MS = 100;

/** Who was not answered until then goes home. */
const GIVEN_UP_MS = 120_000;

/** Connections to each server, as the web server before it would hold. */
const CONNECTIONS = 128;

/** Redirects are what a form is answered with. */
const isDone = ({ status }: Reply): boolean => status === 200 || status === 302 || status === 303;

/** What may be otherwise the next time. */
const passes = ({ status }: Reply): boolean => status === 0 || status === 429 || status >= 500;

const bodyOf = ({ text }: Reply): { code?: string; value?: unknown } => {
  try {
    return JSON.parse(text) as { code?: string; value?: unknown };
  } catch {
    return {};
  }
};

/** Opens connections to the servers of all cells. */
export const openClient = (tally: Tally): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let unheard = 0;
  return {
    ask: async (act, next, isTold = true) => {
      const wantedMs = performance.now();
      for (;;) {
        const reply = await send({ ...next(), agent });
        const takenMs = performance.now() - wantedMs;
        const { code, value } = bodyOf(reply);
        if (isDone(reply)) {
          if (isTold) tally.done(act, takenMs);
          return { ok: true, value };
        }
        const reason = code ?? (reply.status === 0 ? 'no answer' : `status ${reply.status}`);
        tally.refused(act, reason);
        if (!passes(reply)) return { ok: false, reason };
        if (takenMs > GIVEN_UP_MS) {
          unheard += 1;
          return { ok: false, reason };
        }
        await wait(AGAIN_MS);
      }
    },
    unheard: () => unheard,
    close: () => agent.destroy(),
  };
};
