import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isSigned, loadTrusted } from '../../base/keys/signing-keys.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { type Differences, inspectFolder, isSame } from './inspect-site.ts';
import { type Manifest, signedText } from './make-manifest.ts';

/** How a manifest held: what `livery manifest --verify --json` prints. */
export interface CheckedManifest {
  /** The signature is good, and the site, where one was given, is what it says. */
  ok: boolean;
  code: string;
  release: string;
  key: string;
  signature: 'good' | 'bad' | 'unknown key';
  /** How the site's folder differs; only when one was given. */
  site?: Differences;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  value['version'] === 1 &&
  ['code', 'release', 'compile', 'config', 'key', 'signature'].every(
    (name) => typeof value[name] === 'string',
  ) &&
  isRecord(value['files']) &&
  Object.values(value['files']).every(
    (file) => isRecord(file) && typeof file['sha256'] === 'string',
  );

/**
 * Reads the text of a manifest.
 *
 * @param shown what to call it in a message
 * @throws {InputError} when it is none
 */
export const parseManifest = (text: string, shown: string): Manifest => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (text.trim() === '')
      throw new InputError(
        `the manifest ${shown} is empty: it was cut on its way. Gather it again.`,
      );
    throw new InputError(`the manifest ${shown} cannot be read: ${(error as Error).message}`);
  }
  if (isManifest(value)) return value;
  throw new InputError(`${shown} is no manifest of a site.`);
};

const readManifest = (file: string): Manifest => {
  try {
    return parseManifest(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`the manifest ${file} cannot be read: ${(error as Error).message}`);
  }
};

/** What the trusted keys say of a manifest's signature. */
export const judgeSignature = (
  manifest: Manifest,
  trusted: ReadonlyMap<string, KeyObject> = loadTrusted(),
): CheckedManifest['signature'] => {
  const claim = { keyId: manifest.key, signature: manifest.signature };
  if (isSigned(trusted, signedText(manifest), claim)) return 'good';
  return trusted.has(manifest.key) ? 'bad' : 'unknown key';
};

/**
 * Checks a manifest's signature by the trusted keys, and a site's folder by the manifest.
 *
 * @param site a folder that must hold exactly the files of the manifest; none is looked at without
 * @throws {InputError} when the file is no manifest
 */
export const checkManifest = (file: string, site?: string): CheckedManifest => {
  const manifest = readManifest(file);
  const { code, release, key } = manifest;
  const signature = judgeSignature(manifest);
  const isGood = signature === 'good';
  const checked = { ok: isGood, code, release, key, signature } as const;
  if (site === undefined) return checked;
  const expected = Object.entries(manifest.files).map(([name, { sha256 }]) => [name, sha256]);
  const differences = inspectFolder(site, Object.fromEntries(expected) as Record<string, string>);
  return { ...checked, ok: isGood && isSame(differences), site: differences };
};
