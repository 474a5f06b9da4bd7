import type { AnyEndpoint, InputOf, RefusalOf, ValueOf } from '#api/endpoint.ts';
import { refusalBody } from '#api/envelope.ts';
import type { RefusalCode } from '#api/refusals/refusals.ts';
import { vendorKey, keyIdOf } from './vendor-key.ts';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { httpbis } from 'http-message-signatures';
import { signatureForm } from '#api/vendor-signing.ts';

/** What is sent to a wallet. */
interface WalletRequest {
  method: string;
  url: URL;
  rawBody: string;
}

/**
 * The headers of a signed message (RFC 9421): a new nonce and the time of now each time.
 *
 * @param key the vendor's, as text
 */
const signMessage = async (
  vendorCode: string,
  key: string,
  { method, url, rawBody }: WalletRequest,
): Promise<Record<string, string>> => {
  const digest = createHash('sha256').update(rawBody).digest('base64');
  const { headers } = await httpbis.signMessage(
    {
      name: signatureForm.label,
      fields: [...signatureForm.components],
      params: [...signatureForm.parameters],
      paramValues: { nonce: randomUUID() },
      key: {
        id: keyIdOf(vendorCode, key),
        alg: signatureForm.algorithm,
        sign: async (base) => createHmac('sha256', key).update(base).digest(),
      },
    },
    {
      method,
      url,
      headers: { 'content-type': 'application/json', 'content-digest': `sha-256=:${digest}:` },
    },
  );
  return headers;
};

/** One try; the next one comes soon. */
export const TRY_MS = 5000;

/**
 * How a message ended: with its value, with a refusal that will not change, or with nothing that
 * can be relied on; `why` where the platform said a reason.
 */
export type WalletOutcome<E extends AnyEndpoint> =
  | { ok: true; value: ValueOf<E> }
  | { ok: false; refusal: RefusalOf<E> }
  | { ok: null; why?: string };

/** The client of the players' wallets: calls the platform by the vendors' protocol. */
export interface Wallets {
  call: <E extends AnyEndpoint>(
    vendorCode: string,
    endpoint: E,
    body: InputOf<E>,
  ) => Promise<WalletOutcome<E>>;
  /** The keys by which the platform may have signed for a vendor: two while secrets are changed. */
  keysOf: (vendorCode: string) => readonly string[];
}

/**
 * Refusals that say nothing about the message itself: the same one may be taken the next time, and may have been taken the
 * time before, when its answer was lost.
 */
const PASSING: readonly string[] = [
  'rate_limited',
  'maintenance',
  'unavailable',
  'unknown_system_error',
  'clock_skew',
  'nonce_reused',
  // The platform does not know our key yet, or not any more: it has not looked at what was signed.
  'signature_invalid',
  // Of a proxy, or of a platform that has not heard the message or does not have the call yet.
  'request_too_slow',
  'not_found',
  // Of a jackpot that came before the end of its round.
  'bet_unsettled',
] satisfies RefusalCode[];

const readAnswer = <E extends AnyEndpoint>(endpoint: E, text: string): WalletOutcome<E> => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: null };
  }
  const refusal = refusalBody.safeParse(body);
  if (refusal.success)
    return PASSING.includes(refusal.data.code)
      ? { ok: null, why: refusal.data.code }
      : { ok: false, refusal: refusal.data.code as RefusalOf<E> };
  const value = endpoint.value.safeParse((body as { value?: unknown } | null)?.value);
  return value.success ? { ok: true, value: value.data as ValueOf<E> } : { ok: null };
};

/** What nothing can be relied on of, with the reason that was said. */
const unreliable = (answer: WalletOutcome<AnyEndpoint>): { ok: null; why?: string } => {
  if (answer.ok) return { ok: null };
  return answer.ok === null ? answer : { ok: null, why: answer.refusal };
};

/**
 * Speaks to one platform.
 *
 * @param platformUrl where it listens
 * @param secret what the vendors' keys are derived from
 * @param secondSecret whose keys are taken as well while secrets are changed
 */
export const createWallets = (
  platformUrl: string,
  secret: string,
  secondSecret: string | null = null,
): Wallets => {
  const keys = new Map<string, readonly string[]>();
  const keysOf = (vendorCode: string): readonly string[] => {
    const known =
      keys.get(vendorCode) ??
      [secret, ...(secondSecret === null ? [] : [secondSecret])].map((one) =>
        vendorKey(one, vendorCode),
      );
    keys.set(vendorCode, known);
    return known;
  };
  return {
    keysOf,
    call: async (vendorCode, endpoint, body) => {
      const raw = JSON.stringify(body);
      try {
        const { method } = endpoint;
        const url = new URL(endpoint.path, platformUrl);
        const [key = ''] = keysOf(vendorCode);
        const headers = await signMessage(vendorCode, key, { method, url, rawBody: raw });
        const response = await fetch(url, {
          method,
          headers,
          body: raw,
          signal: AbortSignal.timeout(TRY_MS),
        });
        const answer = readAnswer(endpoint, await response.text());
        // A failed call may still have taken effect: only an answer tells.
        return response.status >= 500 ? unreliable(answer) : answer;
      } catch {
        return { ok: null };
      }
    },
  };
};
