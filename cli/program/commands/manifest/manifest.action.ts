import { checkManifest, manifest, signSites } from '../../../api/livery.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import type { CheckedManifest } from '../../../build/release/check-manifest.ts';
import { isSame } from '../../../build/release/inspect-site.ts';
import { namesOf } from '../../../build/release/verify-sites.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { print, printDocument, printJson } from '../../../base/terminal/print.ts';

type Options = OutOption &
  JsonOption & { release?: string; verify?: string; site?: string; write?: boolean };

const SIGNATURES: Record<CheckedManifest['signature'], string> = {
  good: 'the signature is good',
  bad: 'the signature is not that of this text',
  'unknown key': 'it is signed by a key that is not trusted here (LIVERY_TRUSTED_KEYS)',
};

const report = ({ ok, code, release, key, signature, site }: CheckedManifest): void => {
  const parts = [
    `${SIGNATURES[signature]} (key ${key})`,
    ...(site ? [isSame(site) ? 'the site is what it says' : `the site: ${namesOf(site)}`] : []),
  ];
  const line = `${code} ${release}: ${parts.join('; ')}`;
  if (!ok) throw new InputError(line);
  print(line);
};

/** Puts the manifests of all served sites, or of one, beside them for `livery publish`. */
const writeManifests = async (out: string, code: string | undefined, json: boolean) => {
  const written = await signSites({ out, ...(code !== undefined && { codes: [code] }) });
  if (json) printJson(written);
  else print(`${written.codes.length} manifests in ${written.folder}`);
};

/**
 * Prints the manifest of a release, or checks one.
 *
 * @throws {InputError} when the site is damaged or the manifest does not hold
 */
export const run = async (
  code: string | undefined,
  { out, json = false, release, verify, site, write = false }: Options,
): Promise<void> => {
  if (verify !== undefined) {
    const checked = await checkManifest({ file: verify, ...(site !== undefined && { site }) });
    if (!json) return report(checked);
    printJson(checked);
    if (!checked.ok) throw new InputError('');
    return;
  }
  if (write) return writeManifests(out, code, json);
  if (code === undefined) throw new UsageError('name a merchant, or a manifest with --verify.');
  if (site !== undefined) throw new UsageError('--site belongs to --verify.');
  printDocument(await manifest({ out, code, ...(release !== undefined && { release }) }));
};
