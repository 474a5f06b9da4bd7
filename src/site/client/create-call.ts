import ky from 'ky';

import { type AnyEndpoint, splitInput } from '#api/endpoint.ts';
import { refusalBody } from '#api/envelope.ts';

import type { Call, Outcome, Refused } from './outcome.ts';

export interface CallOptions {
  /** Where the platform answers, such as `https://example.com/`; it is the page's own origin. */
  origin: string;
  /** The session's token at the moment of the call. */
  token: () => string | null;
  timeoutMs?: number;
  /** Told of every refusal, before the caller is. */
  onRefused?: (refusal: string, sentToken: string | null) => void;
}

/** No figure is given by the specification; a phone on 3G answers well within. */
const USUAL_TIMEOUT_MS = 15_000;

const refused = (refusal: string): Refused => ({ ok: false, refusal });

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

const send = (
  endpoint: AnyEndpoint,
  input: Record<string, unknown>,
  { origin, timeoutMs = USUAL_TIMEOUT_MS }: CallOptions,
  token: string | null,
): Promise<Response> => {
  const { query, body } = splitInput(endpoint, input);
  return ky(new URL(endpoint.path, origin), {
    method: endpoint.method,
    searchParams: query,
    ...(body && { json: body }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    timeout: timeoutMs,
    retry: 0,
    throwHttpErrors: false,
  });
};

/**
 * Makes the one way to the platform. A refusal comes back as a value; so does a platform that is
 * out of reach (`network_error`), silent (`timeout`) or not understood (`unknown_system_error`).
 */
export const createCall = (options: CallOptions): Call => {
  const attempt = async (endpoint: AnyEndpoint, input: object, token: string | null) => {
    let response: Response;
    try {
      response = await send(endpoint, { ...input }, options, token);
    } catch (fault) {
      return refused(isTimeout(fault) ? 'timeout' : 'network_error');
    }
    const body: unknown = await response.json().catch(() => null);
    return readAnswer(endpoint, body);
  };

  return async <E extends AnyEndpoint>(endpoint: E, input: object) => {
    const token = options.token();
    const outcome = await attempt(endpoint, input, token);
    if (!outcome.ok) options.onRefused?.(outcome.refusal, token);
    // The endpoint's own schema has just read the value.
    return outcome as Outcome<E>;
  };
};

const isTimeout = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'TimeoutError';
