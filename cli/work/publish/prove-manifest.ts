import type { KeyObject } from 'node:crypto';
import { InputError } from '../../base/terminal/errors.ts';
import { judgeSignature } from '../../build/release/check-manifest.ts';
import type { Manifest } from '../../build/release/make-manifest.ts';
import type { Source } from './publishing.ts';

/** A path below a site's folder, and nothing else. */
const isInside = (name: string): boolean =>
  name !== '' &&
  !name.startsWith('/') &&
  !/[\0\n\\]/.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const faultOf = (
  manifest: Manifest,
  code: string,
  trusted: ReadonlyMap<string, KeyObject>,
): string | undefined => {
  const { key, files } = manifest;
  const signature = judgeSignature(manifest, trusted);
  if (signature === 'unknown key')
    return (
      `its manifest is signed by the key ${JSON.stringify(key)}, which is not trusted here. Put the public key of ` +
      'who built it into LIVERY_TRUSTED_KEYS (a PEM, a file or a folder of .pem files)'
    );
  if (signature === 'bad')
    return 'its manifest was changed after it was signed. Gather it again where it was built';
  if (manifest.code !== code) return `its manifest is that of ${manifest.code}. Gather it again`;
  if (!files['build.json']) return 'its manifest names no build.json. Gather it again';
  const wrong = Object.entries(files).find(
    ([name, { sha256 }]) => !isInside(name) || !isDigest(sha256),
  );
  return wrong && `its manifest names the file ${JSON.stringify(wrong[0])}. Build it anew`;
};

/**
 * A brand's manifest, proved: signed by a key that is trusted here, for this very brand.
 *
 * @throws {InputError} says what is wrong with it and how to mend it
 */
export const proveManifest = async (
  source: Pick<Source, 'shown' | 'manifest'>,
  code: string,
  trusted: ReadonlyMap<string, KeyObject>,
): Promise<Manifest> => {
  const manifest = await source.manifest(code);
  const fault = faultOf(manifest, code, trusted);
  if (fault !== undefined) throw new InputError(`${fault} (${source.shown}).`);
  return manifest;
};
