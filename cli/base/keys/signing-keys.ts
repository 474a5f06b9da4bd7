import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import { liveryHome } from '../paths.ts';
import { InputError } from '../terminal/errors.ts';
import { keyIdOf, parsePrivateKey, parsePublicKey, readPem } from './read-key.ts';

/** Who signs manifests and artefacts of the store. */
export interface Signer {
  /** Names the public key: the first 16 hex digits of the sha256 over its SPKI bytes. */
  keyId: string;
  publicKey: KeyObject;
  /** The Ed25519 signature (RFC 8032) over some bytes, in base64. */
  sign: (bytes: string | Buffer) => string;
}

const ownKeyFile = (): string => path.join(liveryHome(), 'keys', 'signing.pem');

/** The public half, for those who shall trust this machine. */
const publicKeyFile = (): string => path.join(liveryHome(), 'keys', 'signing.pub.pem');

const publicPem = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'pem' }).toString();

/** Makes this machine's key; of two processes that do it at once, the first one's key stays. */
const makeOwnKey = (file: string): void => {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(draft, pem, { mode: 0o600, flag: 'wx' });
    // Creating a hard link is atomic and never overwrites.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new InputError(`a signing key cannot be made in ${file}: ${(error as Error).message}`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
};

const loadPrivateKey = (): KeyObject => {
  const given = process.env['LIVERY_SIGNING_KEY'] ?? '';
  if (given !== '') {
    const { pem, shown } = readPem(given, 'LIVERY_SIGNING_KEY');
    return parsePrivateKey(pem, shown);
  }
  const file = ownKeyFile();
  if (!existsSync(file)) makeOwnKey(file);
  const { pem, shown } = readPem(file, file);
  const key = parsePrivateKey(pem, shown);
  if (!existsSync(publicKeyFile())) writeWhole(publicKeyFile(), publicPem(createPublicKey(key)));
  return key;
};

/**
 * The key that this machine signs with: `LIVERY_SIGNING_KEY` (a PEM, or a file's path), else one
 * made once under `.livery/keys/`, readable by its owner alone.
 *
 * @throws {InputError} when the key cannot be read or made, or is not an Ed25519 private key
 */
export const loadSigner = (): Signer => {
  const key = loadPrivateKey();
  const publicKey = createPublicKey(key);
  return {
    keyId: keyIdOf(publicKey),
    publicKey,
    sign: (bytes) => sign(null, Buffer.from(bytes), key).toString('base64'),
  };
};

/** Public keys of others: the variable names one PEM, a file, or a folder of `.pem` files. */
const trustedByVariable = (): KeyObject[] => {
  const given = process.env['LIVERY_TRUSTED_KEYS'] ?? '';
  if (given === '') return [];
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() === true;
  const names = isFolder ? readdirSync(given).filter((name) => name.endsWith('.pem')) : [];
  const places = isFolder ? names.toSorted().map((name) => path.join(given, name)) : [given];
  return places.map((place) => {
    const { pem, shown } = readPem(place, 'LIVERY_TRUSTED_KEYS');
    return parsePublicKey(pem, shown);
  });
};

/**
 * The public keys whose signatures count, by their id: this machine's own (when it has one; none is
 * made for this) and those of `LIVERY_TRUSTED_KEYS`.
 *
 * @throws {InputError} when one of them cannot be read or is not an Ed25519 key
 */
export const loadTrusted = (): Map<string, KeyObject> => {
  const hasOwn = (process.env['LIVERY_SIGNING_KEY'] ?? '') !== '' || existsSync(ownKeyFile());
  const keys = [...(hasOwn ? [createPublicKey(loadPrivateKey())] : []), ...trustedByVariable()];
  return new Map(keys.map((key) => [keyIdOf(key), key]));
};

/**
 * Whether a trusted key signed some bytes.
 *
 * @param signature base64
 * @returns `false` also for a signature that is no base64 of the right length
 */
export const isSigned = (
  trusted: ReadonlyMap<string, KeyObject>,
  bytes: string | Buffer,
  { keyId, signature }: { keyId: string; signature: string },
): boolean => {
  const key = trusted.get(keyId);
  return (
    key !== undefined && verify(null, Buffer.from(bytes), key, Buffer.from(signature, 'base64'))
  );
};
