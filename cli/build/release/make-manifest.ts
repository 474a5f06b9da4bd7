import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '../../base/files/canonical-json.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { loadSigner, type Signer } from '../../base/keys/signing-keys.ts';
import { type FailedBrand, failureOf, throwFailed } from '../../base/files/brand-failure.ts';
import { InputError } from '../../base/terminal/errors.ts';
import type { BuildRecord } from '../render/build-record.ts';
import { requireRelease, requireServed } from './find-release.ts';
import { isSame } from './inspect-site.ts';
import { readRecord, servedRelease } from './list-releases.ts';
import { releaseFolder } from './release-paths.ts';
import { inspectRelease, namesOf } from './verify-sites.ts';

/** What a release consists of, signed: what `livery manifest` prints. */
export interface Manifest {
  version: 1;
  code: string;
  release: string;
  /** The key of the compile that the chunks come from. */
  compile: string;
  /** The hash of what the brand's files said; empty for a release of an older build. */
  config: string;
  /** Every file of the site, `build.json` too. */
  files: Record<string, { sha256: string; bytes: number }>;
  /** Names the public key that the signature is checked with. */
  key: string;
  /**
   * Ed25519 (RFC 8032) in base64, over the canonical JSON (RFC 8785) of everything else here, in
   * UTF-8.
   */
  signature: string;
}

/** The bytes that a manifest's signature is over. */
export const signedText = (manifest: Manifest): string =>
  canonicalJson({ ...manifest, signature: undefined });

/** What a site's folder consists of by its own record, signed; compare the folder with it before. */
export const signSite = (
  folder: string,
  { code, release }: { code: string; release: string },
  record: BuildRecord,
  { keyId, sign }: Signer = loadSigner(),
): Manifest => {
  const own = sha256(readFileSync(path.join(folder, 'build.json')));
  const hashes = Object.entries({ ...record.files, 'build.json': own });
  const files = Object.fromEntries(
    hashes
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, digest]) => [
        name,
        { sha256: digest, bytes: statSync(path.join(folder, name)).size },
      ]),
  );
  const { compile, config } = record;
  const head = { version: 1, code, release, compile, config, files, key: keyId } as const;
  return { ...head, signature: sign(canonicalJson(head)) };
};

/**
 * Writes down what a release consists of, and signs it. Its files are compared with its record
 * first: a manifest of a damaged site there is none.
 *
 * @param named a release's name or number; the served one when left out
 * @throws {InputError} when the brand has no release or it is damaged, or the key is no good
 * @throws {UsageError} when there is no release of that name
 */
export const makeManifest = (outDir: string, code: string, named?: string): Manifest => {
  const release =
    named === undefined ? requireServed(outDir, code) : requireRelease(outDir, code, named);
  const differences = inspectRelease(outDir, code, release);
  const folder = releaseFolder(outDir, code, release);
  const record = readRecord(folder);
  if (!isSame(differences) || !record) {
    throw new InputError(`the release ${release} of ${code} is damaged: ${namesOf(differences)}.`);
  }
  return signSite(folder, { code, release }, record);
};

/** Where the manifests of a folder of sites are, one for each brand. */
export const MANIFESTS = '.manifests';

/** The file of a brand's manifest beside its site. */
export const manifestFile = (dir: string, code: string): string =>
  path.join(dir, MANIFESTS, `${code}.json`);

/** Puts a brand's manifest beside its site, for `livery publish`. */
export const keepManifest = (dir: string, manifest: Manifest): void =>
  writeWhole(manifestFile(dir, manifest.code), `${JSON.stringify(manifest)}\n`);

/**
 * Signs the manifest of each served site, or of some, and puts it beside.
 *
 * @param codes none means all that are served
 * @throws {InputError} when a brand has no release or it is damaged, once all others are signed
 * @throws {InternalError} when one of them failed by a fault of ours
 */
export const writeManifests = (
  dir: string,
  codes: readonly string[],
): { folder: string; codes: string[] } => {
  const served = existsSync(dir)
    ? readdirSync(dir).filter((name) => servedRelease(dir, name) !== undefined)
    : [];
  const chosen = (codes.length > 0 ? [...codes] : served).toSorted();
  if (chosen.length === 0) throw new InputError(`${dir} holds no built site; run livery build.`);
  const failed: FailedBrand[] = [];
  for (const code of chosen)
    try {
      keepManifest(dir, makeManifest(dir, code));
    } catch (error) {
      failed.push({ code, ...failureOf(error) });
    }
  throwFailed(failed, chosen.length);
  return { folder: path.join(dir, MANIFESTS), codes: chosen };
};
