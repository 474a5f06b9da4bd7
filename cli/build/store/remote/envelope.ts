import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { sha256 } from '../../../base/files/fingerprint.ts';
import { isSigned, type Signer } from '../../../base/keys/signing-keys.ts';
import type { ArtefactName } from './remote-client.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** What an artefact begins with: the format and its version. */
const MAGIC = Buffer.from('livery-artefact 1\n');

/** The head is one line of JSON; a longer one is none of ours. */
const MAX_HEAD_BYTES = 2048;

/** No artefact holds more when it is unpacked. */
export const MAX_BYTES = 256 * 1024 * 1024;

/** An artefact that must not be used; the message says why. */
export class RefusedArtefact extends Error {
  override name = 'RefusedArtefact';
}

interface Head extends ArtefactName {
  /** Of the content, unpacked. */
  bytes: number;
  /** Of the content as it travels, packed: nothing is unpacked before it is known. */
  sha256: string;
  keyId: string;
  /** Ed25519, base64, over `signedText`. */
  signature: string;
}

/** What the signature is over: kind, key and content, so that none fits another. */
const signedText = ({ kind, key, bytes, sha256: digest }: Omit<Head, 'keyId' | 'signature'>) =>
  ['livery-artefact 1', kind, key, bytes, digest].join('\n');

/**
 * Packs and signs an artefact.
 *
 * @returns the bytes to send, and the signature alone
 */
export const sealArtefact = async (
  { kind, key }: ArtefactName,
  content: Buffer,
  signer: Signer,
): Promise<{ body: Buffer; tag: string }> => {
  const params = { [constants.ZSTD_c_compressionLevel]: 9 };
  const packed = await compress(content, { params });
  const head = { kind, key, bytes: content.length, sha256: sha256(packed) };
  const signature = signer.sign(signedText(head));
  const line = `${JSON.stringify({ ...head, keyId: signer.keyId, signature })}\n`;
  return { body: Buffer.concat([MAGIC, Buffer.from(line), packed]), tag: signature };
};

const readHead = (body: Buffer): { head: Head; packed: Buffer } => {
  if (!body.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new RefusedArtefact('it is no artefact of ours');
  }
  const end = body.indexOf('\n', MAGIC.length);
  if (end < 0 || end > MAGIC.length + MAX_HEAD_BYTES) {
    throw new RefusedArtefact('its head is broken');
  }
  try {
    const head = JSON.parse(body.toString('utf8', MAGIC.length, end)) as Head;
    if (typeof head === 'object' && head !== null) return { head, packed: body.subarray(end + 1) };
  } catch {
    // Said below.
  }
  throw new RefusedArtefact('its head is broken');
};

/**
 * Proves an artefact and unpacks it; nothing of its content is looked at before a trusted signature
 * over it has been found.
 *
 * @param name what was asked for
 * @throws {RefusedArtefact} when it is not that, whole, and signed by someone trusted
 */
export const openArtefact = async (
  name: ArtefactName,
  body: Buffer,
  trusted: ReadonlyMap<string, KeyObject>,
): Promise<Buffer> => {
  const { head, packed } = readHead(body);
  if (head.kind !== name.kind || head.key !== name.key) {
    throw new RefusedArtefact(`it was signed as ${head.kind}-${head.key}`);
  }
  if (!trusted.has(head.keyId)) {
    throw new RefusedArtefact(`its signer ${head.keyId} is not trusted here`);
  }
  const { keyId, signature } = head;
  if (typeof signature !== 'string' || !isSigned(trusted, signedText(head), { keyId, signature })) {
    throw new RefusedArtefact('its signature does not fit');
  }
  if (sha256(packed) !== head.sha256) throw new RefusedArtefact('its content was changed or cut');
  if (!(head.bytes >= 0 && head.bytes <= MAX_BYTES)) {
    throw new RefusedArtefact(`it unpacks to ${head.bytes} bytes`);
  }
  const maxOutputLength = Math.max(1, head.bytes);
  const content = await decompress(packed, { maxOutputLength }).catch(() => undefined);
  if (content?.length !== head.bytes) throw new RefusedArtefact('it does not unpack');
  return content;
};
