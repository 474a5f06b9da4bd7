import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Bad logins in a minute, and the networks they come from: an attack that is spread out. */
const GUESSES_PER_MINUTE = 1000;
const NETWORKS = 50;

/** Addresses of a network that are used in turn: one of its own is soon asked for a captcha. */
const HOSTS = 250;

/** How often somebody signs in rightly meanwhile. */
const RIGHT_EVERY_MS = 500;

interface Login {
  username: string;
  password: string;
  address: string;
}

/** How right logins did while others guessed. */
export interface UnderGuesses {
  p50Ms: number;
  p99Ms: number;
  right: number;
  guesses: number;
  /** Guesses that were sent away with 429. */
  shed: number;
  /** Right logins that did not come in. */
  refused: number;
}

interface Place {
  port: number;
  host: string;
  path: string;
}

/** Sends one login. */
const logIn = (
  { port, host, path }: Place,
  { username, password, address }: Login,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ username, password });
    const request = http.request(
      {
        port,
        path,
        method: 'POST',
        headers: {
          host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': address,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.on('error', reject);
    request.end(body);
  });

/** The one of which so many are not slower. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/**
 * Right logins while a thousand wrong ones a minute come from fifty networks, each with another
 * name and address.
 *
 * @param next who signs in rightly, each from a network of their own
 */
export const logInUnderGuesses = async (
  place: Place,
  seconds: number,
  next: () => Login,
): Promise<UnderGuesses> => {
  const times: number[] = [];
  const under = { right: 0, guesses: 0, shed: 0, refused: 0 };
  const guess = async (): Promise<void> => {
    under.guesses += 1;
    const number = under.guesses;
    const host = 1 + (Math.floor(number / NETWORKS) % HOSTS);
    const status = await logIn(place, {
      username: `guess${Date.now().toString(36)}${number}`,
      password: 'a wrong password',
      address: `172.20.${number % NETWORKS}.${host}`,
    });
    if (status === 429) under.shed += 1;
  };
  const enter = async (): Promise<void> => {
    under.right += 1;
    const started = performance.now();
    const status = await logIn(place, next());
    times.push(performance.now() - started);
    if (status !== 200) under.refused += 1;
  };
  const sent: Promise<void>[] = [];
  const until = performance.now() + seconds * 1000;
  const send = async (work: () => Promise<void>, everyMs: number): Promise<void> => {
    for (let due = performance.now(); due < until; due += everyMs) {
      await wait(Math.max(0, due - performance.now()));
      sent.push(work());
    }
  };
  await Promise.all([send(guess, 60_000 / GUESSES_PER_MINUTE), send(enter, RIGHT_EVERY_MS)]);
  await Promise.all(sent);
  return { ...under, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
};
