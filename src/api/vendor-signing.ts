/**
 * How messages between the platform and the vendors of games are signed, as both ends know it. A
 * message is a POST with JSON, signed by HTTP Message Signatures (RFC 9421) with HMAC-SHA256: over these
 * components, with these parameters, under this label. The body is signed by its Content-Digest
 * (RFC 9530, sha-256). The key is taken as text.
 */
export const signatureForm = {
  label: 'livery',
  components: ['@method', '@path', '@query', 'content-digest'],
  /** Created: seconds since 1970. Nonce: 16 to 64 of A–Z a–z 0–9 _ -; never used before. */
  parameters: ['created', 'nonce', 'keyid', 'alg'],
  algorithm: 'hmac-sha256',
} as const;

/**
 * Names a vendor's key: its code, a dot, and the first 8 digits of the key's hash.
 *
 * @param keyHash SHA-256 of the key as text, lower-case hex
 */
export const vendorKeyId = (vendorCode: string, keyHash: string): string =>
  `${vendorCode}.${keyHash.slice(0, 8)}`;

/**
 * The old form of a signature, which does not say which call it is for: taken only where an operator
 * allows it until a day (LIVERY_VENDOR_OLD_SIGNATURE_UNTIL). These four headers; what is signed is
 * `signedText`.
 */
export const vendorHeaders = {
  /** The vendor's code. */
  vendor: 'x-vendor',
  /** When the message was sent: milliseconds since 1970, digits only. */
  timestamp: 'x-timestamp',
  /** Of the vendor's choice, 16 to 64 of A–Z a–z 0–9 _ -; never used before by this vendor. */
  nonce: 'x-nonce',
  /** Lower-case hex HMAC-SHA256 of `signedText` with the vendor's key, taken as text. */
  signature: 'x-signature',
} as const;

/** How far the two clocks may be apart. */
export const VENDOR_SKEW_MS = 5 * 60_000;

/** The bytes that are signed in the old form. */
export const signedText = (timestamp: string, nonce: string, rawBody: string): string =>
  `${timestamp}.${nonce}.${rawBody}`;

/**
 * How one vendor's key follows from the common secret: HKDF-SHA256 (RFC 5869) of the secret without
 * salt, with this text, 32 bytes, written as lower-case hex.
 */
export const vendorKeyInfo = (vendorCode: string): string => `livery vendor ${vendorCode}`;

export const VENDOR_KEY_BYTES = 32;

/**
 * A launch is `<games>/play?vendor=…&ticket=…&origin=…&sig=…`: `sig` is lower-case hex HMAC-SHA256 of
 * this text with the vendor's key, so that a page shows itself only inside of the site that launched it.
 */
export const launchSignedText = (ticket: string, origin: string): string => `${ticket}.${origin}`;
