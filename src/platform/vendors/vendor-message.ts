import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AnyEndpoint, ParsedOf } from '#api/endpoint.ts';
import { signedText, type vendorBet, vendorHeaders, VENDOR_SKEW_MS } from '#api/vendor-protocol.ts';
import { Refusal } from '../handler.ts';
import { readInput } from '../http/read-input.ts';
import { parseJson } from '../payments/parse-json.ts';
import { isSignatureOf, vendorKey } from './vendor-signature.ts';

/** A message whose sender and shape are certain. */
export interface VendorMessage<Body = unknown> {
  vendorCode: string;
  /** The vendor's key. */
  key: string;
  nonce: string;
  requestId: string;
  /** Of the call and the body as it came: the same request id with another one is refused. */
  requestHash: string;
  body: Body;
}

/** A message that places a bet. */
export type BetMessage = VendorMessage<ParsedOf<typeof vendorBet>>;

/**
 * Reads a message as it came: who sent it, whether it is fresh, what it says. Whether its nonce is
 * new is asked of the database, together with what is done.
 *
 * @throws {Refusal} `signature_invalid`, `clock_skew`, `invalid_input`
 */
export const readVendorMessage = (
  call: AnyEndpoint,
  headers: IncomingHttpHeaders,
  rawBody: string,
): VendorMessage => {
  const vendorCode = headerOf(headers, vendorHeaders.vendor, /^[A-Z][A-Z0-9_-]{0,39}$/);
  const timestamp = headerOf(headers, vendorHeaders.timestamp, /^\d{1,15}$/);
  const nonce = headerOf(headers, vendorHeaders.nonce, /^[\w-]{16,64}$/);
  const signature = headerOf(headers, vendorHeaders.signature, /^[0-9a-f]{64}$/);
  const key = vendorKey(vendorCode);
  if (key === null || !isSignatureOf(key, signedText(timestamp, nonce, rawBody), signature))
    throw new Refusal('signature_invalid');
  const skewMs = Date.now() - Number(timestamp);
  if (Math.abs(skewMs) > VENDOR_SKEW_MS) throw new Refusal('clock_skew', { details: { skewMs } });
  const read = readInput(call, { query: {}, body: parseJson(rawBody) });
  if (!read.ok) throw new Refusal('invalid_input', { fieldErrors: read.fieldErrors });
  return {
    vendorCode,
    key,
    nonce,
    // Every body of the protocol has one.
    requestId: String(read.input['requestId']),
    requestHash: createHash('sha256').update(`${call.path} ${rawBody}`).digest('base64url'),
    body: read.input,
  };
};

const headerOf = (headers: IncomingHttpHeaders, name: string, shape: RegExp): string => {
  const given = headers[name];
  if (typeof given === 'string' && shape.test(given)) return given;
  throw new Refusal('signature_invalid', { details: { header: name } });
};
