import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InputError } from '../terminal/errors.ts';

const isPem = (text: string): boolean => text.trimStart().startsWith('-----BEGIN ');

/** Variables of CI systems often hold a PEM's line breaks as `\n`. */
const withLineBreaks = (text: string): string => text.replaceAll(String.raw`\n`, '\n');

const readKeyFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`the key ${file} cannot be read: ${(error as Error).message}`);
  }
};

/**
 * A PEM, and what to call it in a message.
 *
 * @param given a PEM itself, or the path of a file that holds one
 * @param source what to call a PEM that has no path, e.g. the variable's name
 * @throws {InputError} when the file cannot be read
 */
export const readPem = (given: string, source: string): { pem: string; shown: string } =>
  isPem(given)
    ? { pem: withLineBreaks(given), shown: source }
    : { pem: readKeyFile(given), shown: given };

const requireEd25519 = (key: KeyObject, shown: string): KeyObject => {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new InputError(
    `${shown} holds a key of the kind ${key.asymmetricKeyType ?? 'secret'}; it must be Ed25519.`,
  );
};

/**
 * An Ed25519 private key.
 *
 * @param shown what to call it in a message
 * @throws {InputError} when the PEM is none, is encrypted, or is a key of another kind
 */
export const parsePrivateKey = (pem: string, shown: string): KeyObject => {
  try {
    return requireEd25519(createPrivateKey(pem), shown);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${shown} holds no private key (PKCS #8, PEM, not encrypted).`);
  }
};

/**
 * An Ed25519 public key; of a private key its public half.
 *
 * @param shown what to call it in a message
 * @throws {InputError} when the PEM is none or a key of another kind
 */
export const parsePublicKey = (pem: string, shown: string): KeyObject => {
  try {
    return requireEd25519(createPublicKey(pem), shown);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${shown} holds no public key (SPKI, PEM).`);
  }
};

/** What names a public key: the first 16 hex digits of the sha256 over its SPKI bytes. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
