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

const readManifest = (file: string): Manifest => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError(`the manifest ${file} cannot be read: ${(error as Error).message}`);
  }
  if (isManifest(value)) return value;
  throw new InputError(`${file} is no manifest of a site.`);
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
  const trusted = loadTrusted();
  const claim = { keyId: key, signature: manifest.signature };
  const isGood = isSigned(trusted, signedText(manifest), claim);
  const signature = isGood ? 'good' : trusted.has(key) ? 'bad' : 'unknown key';
  const checked = { ok: isGood, code, release, key, signature } as const;
  if (site === undefined) return checked;
  const expected = Object.entries(manifest.files).map(([name, { sha256 }]) => [name, sha256]);
  const differences = inspectFolder(site, Object.fromEntries(expected) as Record<string, string>);
  return { ...checked, ok: isGood && isSame(differences), site: differences };
};
