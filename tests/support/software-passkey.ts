import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey made of software, as a browser and its authenticator answer together. */
export interface SoftwarePasskey {
  id: string;
  /** The answer to `navigator.credentials.create`. */
  register: (challenge: string, more?: Answered) => Record<string, unknown>;
  /** The answer to `navigator.credentials.get`. */
  authenticate: (challenge: string, more?: Answered) => Record<string, unknown>;
}

/** What an answer says beside the challenge; it is right when left out. */
interface Answered {
  origin?: string;
  rpId?: string;
  /** How often the key was used; synced keys stay at 0. */
  counter?: number;
  /** The person was verified, by finger or PIN. */
  verified?: boolean;
  /** Another key signs. */
  forged?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A key at one site. */
export const makePasskey = (at: { origin: string; rpId: string }): SoftwarePasskey => {
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = own.publicKey.export({ format: 'jwk' });

  const clientData = (type: string, challenge: string, origin = at.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    { rpId = at.rpId, counter = 0, verified = true }: Answered,
    attested: Buffer,
  ) => {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested.length > 0 ? ATTESTED : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
  };
  const credential = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    id,
    register: (challenge, more = {}) => {
      // COSE: kty EC2, alg ES256, crv P-256
      const publicKey = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, publicKey]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, more.origin),
        attestationObject: cborMap([
          [cborText('fmt'), cborText('none')],
          [cborText('attStmt'), cborMap([])],
          [cborText('authData'), cborBytes(authData(more, attested))],
        ]),
      });
    },
    authenticate: (challenge, more = {}) => {
      const clientDataJSON = clientData('webauthn.get', challenge, more.origin);
      const authenticatorData = authData(more, Buffer.alloc(0));
      const signed = Buffer.concat([
        authenticatorData,
        createHash('sha256').update(clientDataJSON).digest(),
      ]);
      const { privateKey } = more.forged ? other : own;
      return credential({
        clientDataJSON,
        authenticatorData,
        signature: sign('sha256', signed, privateKey),
      });
    },
  };
};

/** The head of a CBOR item (RFC 8949), for lengths below 65,536. */
const cborHead = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
};

const cborInt = (value: number): Buffer =>
  value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);

const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);

const cborText = (text: string): Buffer =>
  Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);

const cborMap = (pairs: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
