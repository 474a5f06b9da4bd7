/**
 * How messages between the platform and game vendors are signed, shared by both ends. A message is
 * a POST with JSON, signed by HTTP Message Signatures (RFC 9421) with HMAC-SHA256, over these
 * components, with these parameters and this label. The body is signed by its Content-Digest (RFC
 * 9530, sha-256). The key is used as text.
 */
export const signatureForm = {
  label: 'livery',
  components: ['@method', '@path', '@query', 'content-digest'],
  /** `created`: seconds since 1970. `nonce`: 16 to 64 of A–Z a–z 0–9 _ -; never reused. */
  parameters: ['created', 'nonce', 'keyid', 'alg'],
  algorithm: 'hmac-sha256',
} as const;

/**
 * The id of a vendor's key: the vendor's code, a dot, and the first 8 digits of the key's hash.
 *
 * @param keyHash SHA-256 of the key as text, lower-case hex
 */
export const vendorKeyId = (vendorCode: string, keyHash: string): string =>
  `${vendorCode}.${keyHash.slice(0, 8)}`;

/**
 * The headers of the old signature scheme, which does not sign the path of the call: accepted only
 * until the day that an operator sets in LIVERY_VENDOR_OLD_SIGNATURE_UNTIL. The signed text is
 * `signedText`.
 */
export const vendorHeaders = {
  /** The vendor's code. */
  vendor: 'x-vendor',
  /** When the message was sent: milliseconds since 1970, digits only. */
  timestamp: 'x-timestamp',
  /** Chosen by the vendor: 16 to 64 of A–Z a–z 0–9 _ -; never reused by this vendor. */
  nonce: 'x-nonce',
  /** Lower-case hex HMAC-SHA256 of `signedText` with the vendor's key, taken as text. */
  signature: 'x-signature',
} as const;

/** Maximum difference between the two clocks. */
export const VENDOR_SKEW_MS = 5 * 60_000;

/** The text that the old scheme signs. */
export const signedText = (timestamp: string, nonce: string, rawBody: string): string =>
  `${timestamp}.${nonce}.${rawBody}`;

/**
 * The HKDF info text from which a vendor's key is derived: HKDF-SHA256 (RFC 5869) of the common
 * secret, without salt, 32 bytes, written as lower-case hex.
 */
export const vendorKeyInfo = (vendorCode: string): string => `livery vendor ${vendorCode}`;

export const VENDOR_KEY_BYTES = 32;

/**
 * A launch URL is `<games>/play?vendor=…&ticket=…&origin=…&sig=…`: `sig` is the lower-case hex
 * HMAC-SHA256 of this text with the vendor's key, so that a game's page can be framed only by the
 * site that launched it.
 *
 * @param pages `&pages=…` of a brand whose own code changes the pages of the games: what they begin with
 *   (`writeOwnGames`), below `OWN_GAMES` of the origin; empty for others
 */
export const launchSignedText = (ticket: string, origin: string, pages = ''): string =>
  `${ticket}.${origin}${pages === '' ? '' : `.${pages}`}`;
