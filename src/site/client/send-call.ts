import ky from 'ky';

import { type AnyEndpoint, splitInput } from '#api/endpoint.ts';
import { ENCRYPTED_TYPE, encryptionKey } from '#api/encryption.ts';
import { refusalBody } from '#api/envelope.ts';

import { noteServerDate } from '#components/Countdown/server-clock.ts';

import type { CallOptions } from './call-options.ts';
import { refused, type Refused } from './outcome.ts';
import type { PublishedKey } from './encrypt-body.ts';
import { wholeEndpoint } from './whole-endpoint.ts';

/** Few calls are encrypted, and in few brands: what does it comes with the first of them. */
const loadEncryption = () => import('./encrypt-body.ts');

/** One key for each platform, as long as the page is open. */
const keys = new Map<string, Promise<PublishedKey>>();

const fetchKey = async (origin: string): Promise<PublishedKey> => {
  const { path, value } = await wholeEndpoint(encryptionKey);
  const answer = await fetch(new URL(path, origin));
  const body = (await answer.json()) as { value?: unknown };
  return value.parse(body.value).key;
};

const keyOf = (origin: string): Promise<PublishedKey> => {
  const known = keys.get(origin);
  if (known) return known;
  const fetched = fetchKey(origin);
  keys.set(origin, fetched);
  fetched.catch(() => keys.delete(origin));
  return fetched;
};

/** Forgets the platform's key: it has a newer one. */
const forgetKey = (origin: string): void => {
  keys.delete(origin);
};

/**
 * The body of a call as it travels encrypted.
 *
 * @throws when the key or what encrypts cannot be fetched
 */
const encryptedRequest = async (
  body: Record<string, unknown>,
  path: string,
  origin: string,
): Promise<string> => {
  const [{ encryptBody }, key] = await Promise.all([loadEncryption(), keyOf(origin)]);
  return encryptBody(body, path, key);
};

/** No figure is given by the specification; a phone on 3G answers well within. */
const USUAL_TIMEOUT_MS = 15_000;

const readAnswer = (
  endpoint: AnyEndpoint,
  body: unknown,
): { ok: true; value: unknown } | Refused => {
  const said = refusalBody.safeParse(body);
  if (said.success) {
    const { code, details, fieldErrors } = said.data;
    return {
      ok: false,
      refusal: code,
      ...(details && { details }),
      ...(fieldErrors && { fieldErrors }),
    };
  }
  const given = (body as { value?: unknown } | null)?.value;
  const value = endpoint.value.safeParse(given);
  if (value.success) return { ok: true, value: value.data };
  return { ...refused('unknown_system_error'), details: { unreadable: given ?? null } };
};

/** A body as the endpoint wants it to travel: as JSON, as a form with a file, or encrypted. */
const encodeBody = async (
  endpoint: AnyEndpoint,
  body: Record<string, unknown>,
  { origin, encrypts }: CallOptions,
): Promise<{ body: BodyInit; type?: string }> => {
  if (endpoint.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body))
      form.append(name, value instanceof Blob ? value : String(value));
    return { body: form };
  }
  if (endpoint.encrypted && encrypts?.())
    return { body: await encryptedRequest(body, endpoint.path, origin), type: ENCRYPTED_TYPE };
  return { body: JSON.stringify(body), type: 'application/json' };
};

const send = async (
  endpoint: AnyEndpoint,
  input: Record<string, unknown>,
  options: CallOptions,
  token: string | null,
): Promise<Response> => {
  const { query, body } = splitInput(endpoint, input);
  const encoded = body && (await encodeBody(endpoint, body, options));
  return ky(new URL(endpoint.path, options.origin), {
    method: endpoint.method,
    searchParams: query,
    ...(encoded && { body: encoded.body }),
    headers: {
      ...(encoded?.type && { 'content-type': encoded.type }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    timeout: options.timeoutMs ?? USUAL_TIMEOUT_MS,
    retry: 0,
    throwHttpErrors: false,
  });
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

const sendOnce = async (
  endpoint: AnyEndpoint,
  input: object,
  options: CallOptions,
  token: string | null,
): Promise<{ ok: true; value: unknown } | Refused> => {
  let response: Response;
  try {
    response = await send(endpoint, { ...input }, options, token);
  } catch (error) {
    return refused(isTimeout(error) ? 'timeout' : 'network_error');
  }
  noteServerDate(response.headers);
  const body: unknown = await response.json().catch(() => null);
  return readAnswer(endpoint, body);
};

/** How often a call that changes nothing is sent again while the platform cannot answer. */
const MAX_TRIES_AGAIN = 3;

/** Waits for as long as `Retry-After` says; outages last seconds. */
const waitAsTold = ({ details }: Refused): Promise<void> => {
  const seconds = Number(details?.['retryAfterSeconds'] ?? 1);
  return new Promise((resolve) => void setTimeout(resolve, seconds * 1000));
};

/**
 * Sends one call and reads its answer by the endpoint's own schema. One that only reads is sent again
 * while the platform cannot answer. Never throws.
 */
export const sendCall = async (
  endpoint: AnyEndpoint,
  input: object,
  options: CallOptions,
  token: string | null,
): Promise<{ ok: true; value: unknown } | Refused> => {
  let answer = await sendOnce(endpoint, input, options, token);
  const most = endpoint.method === 'GET' ? MAX_TRIES_AGAIN : 0;
  for (let tries = 0; tries < most; tries += 1) {
    if (answer.ok || answer.refusal !== 'unavailable') break;
    await waitAsTold(answer);
    answer = await sendOnce(endpoint, input, options, token);
  }
  if (answer.ok || answer.refusal !== 'encryption_invalid') return answer;
  // The platform's key was renewed while this page was open. Nothing was done yet.
  forgetKey(options.origin);
  return sendOnce(endpoint, input, options, token);
};
