import { randomUUID } from 'node:crypto';
import type { AnyEndpoint, InputOf, RefusalOf, ValueOf } from '#api/endpoint.ts';
import { refusalBody } from '#api/envelope.ts';
import { signedText, vendorHeaders } from '#api/vendor-protocol.ts';
import { signText, vendorKey } from './vendor-key.ts';

/** One try; the next one comes soon. */
export const TRY_MS = 5000;

/**
 * How a message ended: with its value, with a refusal that will not change, or with nothing that
 * can be relied on.
 */
export type WalletOutcome<E extends AnyEndpoint> =
  | { ok: true; value: ValueOf<E> }
  | { ok: false; refusal: RefusalOf<E> }
  | { ok: null };

/** The way to the players' wallets: the platform, by the vendors' protocol. */
export interface Wallets {
  call: <E extends AnyEndpoint>(
    vendorCode: string,
    endpoint: E,
    body: InputOf<E>,
  ) => Promise<WalletOutcome<E>>;
  /** The key of a vendor. */
  keyOf: (vendorCode: string) => string;
}

/** Refusals that say nothing about the message itself: the same one may be taken the next time. */
const PASSING = [
  'rate_limited',
  'maintenance',
  'unknown_system_error',
  'clock_skew',
  'nonce_reused',
];

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
      ? { ok: null }
      : { ok: false, refusal: refusal.data.code as RefusalOf<E> };
  const value = endpoint.value.safeParse((body as { value?: unknown } | null)?.value);
  return value.success ? { ok: true, value: value.data as ValueOf<E> } : { ok: null };
};

/**
 * Speaks to one platform.
 *
 * @param platformUrl where it listens
 * @param secret what the vendors' keys are derived from
 */
export const createWallets = (platformUrl: string, secret: string): Wallets => {
  const keys = new Map<string, string>();
  const keyOf = (vendorCode: string): string => {
    const known = keys.get(vendorCode) ?? vendorKey(secret, vendorCode);
    keys.set(vendorCode, known);
    return known;
  };
  return {
    keyOf,
    call: async (vendorCode, endpoint, body) => {
      const raw = JSON.stringify(body);
      const timestamp = String(Date.now());
      const nonce = randomUUID();
      try {
        const response = await fetch(new URL(endpoint.path, platformUrl), {
          method: endpoint.method,
          headers: {
            'content-type': 'application/json',
            [vendorHeaders.vendor]: vendorCode,
            [vendorHeaders.timestamp]: timestamp,
            [vendorHeaders.nonce]: nonce,
            [vendorHeaders.signature]: signText(
              keyOf(vendorCode),
              signedText(timestamp, nonce, raw),
            ),
          },
          body: raw,
          signal: AbortSignal.timeout(TRY_MS),
        });
        const text = await response.text();
        // What fails there may have been done all the same: only the answer itself can tell.
        return response.status >= 500 ? { ok: null } : readAnswer(endpoint, text);
      } catch {
        return { ok: null };
      }
    },
  };
};
