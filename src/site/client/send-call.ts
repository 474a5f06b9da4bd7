import ky from 'ky';

import { type AnyEndpoint, splitInput } from '#api/endpoint.ts';
import { refusalBody } from '#api/envelope.ts';

import type { CallOptions } from './call-options.ts';
import { refused, type Refused } from './outcome.ts';

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

const isTimeout = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'TimeoutError';

/** Sends one call and reads its answer by the endpoint's own schema. Never throws. */
export const sendCall = async (
  endpoint: AnyEndpoint,
  input: object,
  options: CallOptions,
  token: string | null,
): Promise<{ ok: true; value: unknown } | Refused> => {
  let response: Response;
  try {
    response = await send(endpoint, { ...input }, options, token);
  } catch (fault) {
    return refused(isTimeout(fault) ? 'timeout' : 'network_error');
  }
  const body: unknown = await response.json().catch(() => null);
  return readAnswer(endpoint, body);
};
