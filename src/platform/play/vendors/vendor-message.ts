import { createHash } from 'node:crypto';
import type { PlatformEndpoint, ParsedOf } from '#api/endpoint.ts';
import { type vendorBet } from '#api/vendor-protocol.ts';
import { VENDOR_SKEW_MS } from '#api/vendor-signing.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { readInput } from '../../base/http/read-input.ts';
import { parseJson } from '../../base/http/parse-json.ts';
import { type SignedRequest, verifySignature } from './verify-signature.ts';

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

/** A message whose brand is certain, too: what is kept of it is kept with the rows of that brand. */
export interface BrandMessage<Body = unknown> extends VendorMessage<Body> {
  merchant: Merchant;
}

/** A message that places a bet. */
export type BetMessage = BrandMessage<ParsedOf<typeof vendorBet>>;

/**
 * Reads a message as it came: who sent it, whether it is fresh, what it says. Whether its nonce is
 * new is asked of the database, together with what is done.
 *
 * @throws {Refusal} `signature_invalid`, `clock_skew`, `invalid_input`
 */
export const readVendorMessage = async (
  call: PlatformEndpoint,
  request: SignedRequest,
): Promise<VendorMessage> => {
  const { vendorCode, key, nonce, signedAtMs } = await verifySignature(request);
  const skewMs = Date.now() - signedAtMs;
  if (Math.abs(skewMs) > VENDOR_SKEW_MS) throw new Refusal('clock_skew', { details: { skewMs } });
  const { rawBody } = request;
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
