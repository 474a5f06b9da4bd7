import type { AnyEndpoint } from '#api/endpoint.ts';

import type { CallOptions } from './call-options.ts';
import { refused, type Call, type Outcome, type Refused } from './outcome.ts';
import { wholeEndpoint } from './whole-endpoint.ts';

/** Sending and parsing are not needed for the first paint, so they are a chunk of their own. */
const loadSender = () => import('./send-call.ts');

/** Fetches what every call needs, so that the first call need not wait for it. */
export const prepareCalls = (): void => {
  // What fails now is fetched again with the first call.
  void loadSender().catch(() => undefined);
};

const attempt = async (
  endpoint: AnyEndpoint,
  input: object,
  options: CallOptions,
  token: string | null,
): Promise<{ ok: true; value: unknown } | Refused> => {
  try {
    const [{ sendCall }, whole] = await Promise.all([loadSender(), wholeEndpoint(endpoint)]);
    return await sendCall(whole, input, options, token);
  } catch {
    // Only the two files can fail here: sending answers its own failures.
    return refused('network_error');
  }
};

/**
 * Makes the one way to the platform. A refusal comes back as a value; so does a platform that is
 * out of reach (`network_error`), silent (`timeout`) or not understood (`unknown_system_error`).
 */
export const createCall =
  (options: CallOptions): Call =>
  async <E extends AnyEndpoint>(endpoint: E, input: object) => {
    const token = options.token();
    const outcome = await attempt(endpoint, input, options, token);
    if (!outcome.ok) options.onRefused?.(outcome.refusal, token);
    // The endpoint's own schema has just read the value.
    return outcome as Outcome<E>;
  };
