import ky from 'ky';
import {
  type AnyEndpoint,
  type InputOf,
  type RefusalOf,
  splitInput,
  type ValueOf,
} from '#api/endpoint.ts';
import { type ClientRefusal, refusalBody } from '#api/envelope.ts';

/** The wallet behind the service may need a while. */
const TIMEOUT_MS = 20_000;

/** How a call ends. What a player can cause is a value; nothing is thrown. */
export type PlayOutcome<E extends AnyEndpoint> =
  | { ok: true; value: ValueOf<E> }
  | { ok: false; refusal: RefusalOf<E> | ClientRefusal };

/** Calls the service that runs the game. */
export type PlayCall = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<PlayOutcome<E>>;

const refusalIn = (body: unknown): string => {
  const said = refusalBody.safeParse(body);
  return said.success ? said.data.code : 'unknown_system_error';
};

const send = async (
  endpoint: AnyEndpoint,
  input: object,
  token: string | null,
): Promise<{ ok: true; value: unknown } | { ok: false; refusal: string }> => {
  const { query, body } = splitInput(endpoint, { ...input });
  try {
    const response = await ky(new URL(endpoint.path, location.origin), {
      method: endpoint.method,
      searchParams: query,
      ...(body && { json: body }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      timeout: TIMEOUT_MS,
      retry: 0,
      throwHttpErrors: false,
    });
    const answer: unknown = await response.json().catch(() => null);
    const value = endpoint.value.safeParse((answer as { value?: unknown } | null)?.value);
    return response.ok && value.success
      ? { ok: true, value: value.data }
      : { ok: false, refusal: refusalIn(answer) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, refusal: isTimeout ? 'timeout' : 'network_error' };
  }
};

/** Makes the one way to the service, with the token of a session as it is at each call. */
export const createPlayCall =
  (token: () => string | null): PlayCall =>
  async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
    // The endpoint's own schema has just read the value.
    (await send(endpoint, input, token())) as PlayOutcome<E>;
