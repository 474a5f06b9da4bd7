import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { httpbis } from 'http-message-signatures';
import { type VendorSession } from '#api/vendor-protocol.ts';
import {
  signatureForm,
  signedText,
  VENDOR_KEY_BYTES,
  vendorHeaders,
  vendorKeyId,
  vendorKeyInfo,
} from '#api/vendor-signing.ts';

/** Whom the kit speaks to, and as whom. */
export interface OperatorAccess {
  /** Without a slash at its end; `/vendor/v1/…` follows. */
  url: string;
  vendorCode: string;
  /** The vendor's key as text: 64 lower-case hex digits. */
  key: string;
}

/** An answer as it came. `code` is the refusal's, null for a success. */
export interface Answer {
  status: number;
  code: string | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- another's endpoint may answer anything
  value: any;
  text: string;
}

export type CallName = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'jackpot';

/** What is done otherwise than a vendor should. */
export interface Forgery {
  timestampMs?: number;
  nonce?: string;
  key?: string;
  /** Sent in place of the body that was signed. */
  sentBody?: string;
  /** Signed and sent as it stands. */
  rawBody?: string;
  /** The call that is signed, in place of the one that is made. */
  signedCall?: CallName;
  /** Added to the address after it was signed. */
  sentQuery?: string;
  /** Only these are signed. */
  components?: readonly string[];
  /** Signed as before RFC 9421. */
  isOldForm?: boolean;
}

/** How long an answer may take. */
const TIMEOUT_MS = 15_000;

/** The key of a vendor, from the common secret (RFC 5869). */
export const keyOf = (secret: string, vendorCode: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', vendorKeyInfo(vendorCode), VENDOR_KEY_BYTES)).toString(
    'hex',
  );

/** Sends one signed message; `requestId` is made up unless given. */
export const report = async (
  { url, vendorCode, key }: OperatorAccess,
  call: CallName,
  body: Record<string, unknown>,
  forgery: Forgery = {},
): Promise<Answer> => {
  const rawBody = forgery.rawBody ?? JSON.stringify({ requestId: randomUUID(), ...body });
  const signed = {
    vendorCode,
    key,
    url: `${url}/vendor/v1/${forgery.signedCall ?? call}`,
    rawBody,
  };
  const response = await fetch(`${url}/vendor/v1/${call}${forgery.sentQuery ?? ''}`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      ...(forgery.isOldForm ? oldHeaders(signed, forgery) : await signedHeaders(signed, forgery)),
    },
    body: forgery.sentBody ?? rawBody,
  });
  const text = await response.text();
  return { status: response.status, text, ...readBody(text) };
};

interface Signed {
  vendorCode: string;
  key: string;
  url: string;
  rawBody: string;
}

/** The headers of RFC 9421. */
export const signedHeaders = async (
  { vendorCode, key, url, rawBody }: Signed,
  forgery: Forgery = {},
): Promise<Record<string, string>> => {
  const digest = createHash('sha256').update(rawBody).digest('base64');
  const keyHash = createHash('sha256').update(key).digest('hex');
  const { headers } = await httpbis.signMessage(
    {
      name: signatureForm.label,
      fields: [...(forgery.components ?? signatureForm.components)],
      params: [...signatureForm.parameters],
      paramValues: {
        created: new Date(forgery.timestampMs ?? Date.now()),
        nonce: forgery.nonce ?? randomUUID(),
      },
      key: {
        id: vendorKeyId(vendorCode, keyHash),
        alg: signatureForm.algorithm,
        sign: async (base) =>
          createHmac('sha256', forgery.key ?? key)
            .update(base)
            .digest(),
      },
    },
    { method: 'POST', url, headers: { 'content-digest': `sha-256=:${digest}:` } },
  );
  return headers;
};

/** The headers of the form before. */
const oldHeaders = ({ vendorCode, key, rawBody }: Signed, forgery: Forgery) => {
  const timestamp = String(forgery.timestampMs ?? Date.now());
  const nonce = forgery.nonce ?? randomUUID();
  return {
    [vendorHeaders.vendor]: vendorCode,
    [vendorHeaders.timestamp]: timestamp,
    [vendorHeaders.nonce]: nonce,
    [vendorHeaders.signature]: createHmac('sha256', key)
      .update(signedText(timestamp, nonce, rawBody))
      .digest('hex'),
  };
};

const readBody = (text: string): Pick<Answer, 'code' | 'value'> => {
  try {
    const body = JSON.parse(text) as { success?: boolean; code?: string; value?: unknown };
    return body.success === true
      ? { code: null, value: body.value }
      : { code: body.code ?? 'none', value: null };
  } catch {
    return { code: 'no JSON', value: null };
  }
};

/** Opens a session with a ticket. */
export const openSession = async (
  access: OperatorAccess,
  ticket: string,
): Promise<VendorSession> => {
  const answer = await report(access, 'authenticate', { ticket });
  if (answer.code !== null)
    throw new Error(`The ticket was refused with ${answer.status} ${answer.code}.`);
  return answer.value as VendorSession;
};
