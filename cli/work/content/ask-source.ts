import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentSource } from './content-source.ts';
import { PullError, refuse } from './pull-fault.ts';
import type { RememberedAnswers } from './remembered-answers.ts';

/** How patient a pull is. */
export interface Patience {
  /** The most that one request may take, with its body, in ms. */
  timeoutMs: number;
  /** How often an address is asked that fails. */
  attempts: number;
  /** What is waited before the second attempt, in ms; twice as long before each further one. */
  delayMs: number;
}

/** Asks for what stands at an address of the source. */
export interface Asker {
  /**
   * @param mostBytes of a body, once it is unpacked
   * @throws {PullError} when it cannot be had
   */
  ask: (address: URL, accept: string, mostBytes: number) => Promise<Buffer>;
  /** How many requests were sent, and how many of them were answered by “not changed”. */
  counted: () => { sent: number; unchanged: number };
}

const MOST_REDIRECTS = 3;
const MOST_WAIT_MS = 30_000;

/** Answers that another attempt may mend. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A failure that another attempt may mend. */
class Passing extends Error {
  override name = 'Passing';
  readonly waitMs: number | undefined;

  constructor(message: string, waitMs?: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

const reasonOf = (error: unknown, { timeoutMs }: Patience): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `it does not answer within ${timeoutMs / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
};

/** Reads a body up to a limit: what is packed is counted as it comes out. */
const readBody = async (answer: Response, address: URL, mostBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes)
      refuse('cms/too-large', address, `The answer is larger than ${mostBytes / 1024 ** 2} MiB.`, {
        suggestion: 'Send lists in pages, and smaller pictures.',
      });
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const waitOf = ({ headers }: Response): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, MOST_WAIT_MS) : undefined;
};

const STATUS_HINTS: Record<number, string> = {
  401: 'Look at the token in LIVERY_CONTENT_TOKEN_<CODE>.',
  403: 'Look at the token in LIVERY_CONTENT_TOKEN_<CODE>.',
  404: 'Look at the address, and at the kinds that the index names.',
};

/** Where a redirect leads, if it stays on its host. */
const followed = (answer: Response, address: URL): URL => {
  const to = answer.headers.get('location') ?? '';
  const target = URL.canParse(to, address) ? new URL(to, address) : undefined;
  if (target?.origin !== address.origin)
    refuse('cms/redirect', address, `It leads to another host: ${target?.origin ?? 'nowhere'}.`, {
      suggestion: 'Redirects to other hosts are not followed; write that address if it is meant.',
    });
  return target as URL;
};

/** Sends a request as often as need be. */
const again = async <Value>(
  address: URL,
  patience: Patience,
  send: () => Promise<Value>,
): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof PullError) throw error;
      const reason = reasonOf(error, patience);
      if (attempt >= patience.attempts)
        return refuse('cms/unreachable', address, `It was asked ${attempt} times: ${reason}.`);
      const wait = error instanceof Passing ? error.waitMs : undefined;
      await sleep(wait ?? patience.delayMs * 2 ** (attempt - 1));
    }
  }
};

/** What an answer without a body of its own means. */
const judge = (answer: Response, address: URL): URL => {
  const { status } = answer;
  if (REDIRECTS.has(status)) return followed(answer, address);
  if (PASSING.has(status)) throw new Passing(`it answers with ${status}`, waitOf(answer));
  return refuse('cms/status', address, `It answers with ${status}.`, {
    suggestion: STATUS_HINTS[status] ?? '',
  });
};

/**
 * Makes what asks a content system: every request has a limit in time and size, is sent again when it
 * fails in passing, follows no redirect to another host, and says what is known already.
 */
export const makeAsker = (
  { url, token }: Pick<ContentSource, 'url' | 'token'>,
  remembered: RememberedAnswers,
  patience: Patience,
): Asker => {
  const counts = { sent: 0, unchanged: 0 };

  const send = async (address: URL, accept: string, mostBytes: number): Promise<Buffer | URL> => {
    const known = remembered.find(address.href);
    counts.sent += 1;
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.timeoutMs),
      headers: {
        accept,
        ...(token !== '' && address.origin === url.origin && { authorization: `Bearer ${token}` }),
        ...(known && { 'if-none-match': known.etag }),
      },
    });
    if (answer.status === 200) {
      const body = await readBody(answer, address, mostBytes);
      const etag = answer.headers.get('etag');
      if (etag !== null) remembered.keep(address.href, { etag, body });
      return body;
    }
    await answer.body?.cancel();
    if (answer.status !== 304 || !known || known.body.length > mostBytes)
      return judge(answer, address);
    counts.unchanged += 1;
    remembered.keep(address.href, known);
    return known.body;
  };

  const ask: Asker['ask'] = async (address, accept, mostBytes) => {
    let at = address;
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      const target = at;
      const found = await again(target, patience, () => send(target, accept, mostBytes));
      if (Buffer.isBuffer(found)) return found;
      at = found;
    }
    return refuse('cms/redirect', address, `It leads on more than ${MOST_REDIRECTS} times.`);
  };
  return { ask, counted: () => ({ ...counts }) };
};
