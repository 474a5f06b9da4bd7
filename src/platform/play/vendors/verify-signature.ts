import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { httpbis } from 'http-message-signatures';
import { signatureForm, signedText, vendorHeaders } from '#api/vendor-signing.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { isSignatureOf, type VendorKey, vendorKeys } from './vendor-signature.ts';

/** A message as it came over the line. */
export interface SignedRequest {
  method: string;
  /** Path and query as they were asked for. */
  target: string;
  headers: IncomingHttpHeaders;
  rawBody: string;
}

/** Who signed a message, and when. */
export interface Sender {
  vendorCode: string;
  /** The key with which it was signed, as text. */
  key: string;
  nonce: string;
  signedAtMs: number;
}

const VENDOR_CODE = /^[A-Z][A-Z0-9_-]{0,39}$/;
const NONCE = /^[\w-]{16,64}$/;

/**
 * Says who signed a message: by HTTP Message Signatures (RFC 9421), or in the old form where that is
 * still allowed. Whether it is fresh, and its nonce new, is for the caller.
 *
 * @throws {Refusal} `signature_invalid`, with the header that is at fault
 */
export const verifySignature = async (request: SignedRequest): Promise<Sender> => {
  const isOld = request.headers['signature-input'] === undefined && isOldFormAllowed();
  return isOld ? verifyOldForm(request) : verifyMessageSignature(request);
};

const invalid = (header: string): Refusal =>
  new Refusal('signature_invalid', { details: { header } });

const verifyMessageSignature = async (request: SignedRequest): Promise<Sender> => {
  const { method, target, rawBody } = request;
  // What is signed of the body is its digest: first of all that must be the body's.
  const digest = createHash('sha256').update(rawBody).digest('base64');
  if (one(request, 'content-digest') !== `sha-256=:${digest}:`) throw invalid('content-digest');
  const headers = {
    'content-digest': one(request, 'content-digest'),
    'signature-input': one(request, 'signature-input'),
    signature: one(request, 'signature'),
  };
  let sender: Sender | null = null;
  const isVerified = await httpbis
    .verifyMessage(
      {
        requiredFields: [...signatureForm.components],
        requiredParams: [...signatureForm.parameters],
        // One that is signed twice says two things; every signature must be right.
        all: true,
        notAfter: Number.MAX_SAFE_INTEGER,
        keyLookup: async ({ keyid, nonce, created }) => {
          const key = sender === null ? findKey(keyid ?? '') : null;
          if (!key || !NONCE.test(nonce ?? '') || !(created instanceof Date)) return null;
          sender = {
            vendorCode: vendorOf(keyid ?? ''),
            key: key.key,
            nonce: nonce ?? '',
            signedAtMs: created.getTime(),
          };
          return {
            id: key.id,
            algs: [signatureForm.algorithm],
            verify: async (base, signature) => isHmacOf(key.key, base, signature),
          };
        },
      },
      // Neither scheme nor host is signed: they change behind proxies.
      { method, url: new URL(target, 'http://platform.invalid'), headers },
    )
    // The library throws at whatever it cannot read.
    .catch(() => false);
  if (isVerified !== true || sender === null) throw invalid('signature');
  return sender;
};

const vendorOf = (keyId: string): string => keyId.slice(0, keyId.lastIndexOf('.'));

const findKey = (keyId: string): VendorKey | null => {
  const vendorCode = vendorOf(keyId);
  if (!VENDOR_CODE.test(vendorCode)) return null;
  return vendorKeys(vendorCode).find(({ id }) => id === keyId) ?? null;
};

const isHmacOf = (key: string, base: Buffer, signature: Buffer): boolean => {
  const right = createHmac('sha256', key).update(base).digest();
  return signature.length === right.length && timingSafeEqual(signature, right);
};

/** Whether LIVERY_VENDOR_OLD_SIGNATURE_UNTIL names a day, `yyyy-mm-dd`, that has not passed in UTC. */
const isOldFormAllowed = (): boolean => {
  const until = process.env['LIVERY_VENDOR_OLD_SIGNATURE_UNTIL'] ?? '';
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(until) &&
    new Date().toISOString().slice(0, 'yyyy-mm-dd'.length) <= until
  );
};

const verifyOldForm = (request: SignedRequest): Sender => {
  const vendorCode = one(request, vendorHeaders.vendor, VENDOR_CODE);
  const timestamp = one(request, vendorHeaders.timestamp, /^\d{1,15}$/);
  const nonce = one(request, vendorHeaders.nonce, NONCE);
  const signature = one(request, vendorHeaders.signature, /^[0-9a-f]{64}$/);
  const text = signedText(timestamp, nonce, request.rawBody);
  const known = vendorKeys(vendorCode).find(({ key }) => isSignatureOf(key, text, signature));
  if (!known) throw invalid(vendorHeaders.signature);
  return { vendorCode, key: known.key, nonce, signedAtMs: Number(timestamp) };
};

const one = ({ headers }: SignedRequest, name: string, shape = /^[\x20-\x7e]{1,2000}$/): string => {
  const given = headers[name];
  if (typeof given === 'string' && shape.test(given)) return given;
  throw invalid(name);
};
