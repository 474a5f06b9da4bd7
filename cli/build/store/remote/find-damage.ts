import { sha256 } from '../../../base/files/fingerprint.ts';
import type { Kind } from './remote-client.ts';

type Files = ReadonlyMap<string, Buffer>;

const readJson = (content: Buffer | undefined): unknown => {
  try {
    return JSON.parse(content?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
};

/** Every file that a compile's record names, with the right content. */
const damageOfCompile = (files: Files): string | undefined => {
  const record = readJson(files.get('compile.json')) as
    | { files?: Record<string, { sha256: string }> }
    | undefined;
  if (!record?.files) return 'it has no compile.json';
  if (!files.has('ssr/prerender.js')) return 'it has no prerenderer';
  for (const [name, { sha256: digest }] of Object.entries(record.files)) {
    const content = files.get(`client/${name}`);
    if (!content || sha256(content) !== digest) return `client/${name} is not what it should be`;
  }
  return undefined;
};

/** Every drawing with its index, and each picture as the index says. */
const damageOfIcons = (files: Files): string | undefined => {
  for (const folder of new Set([...files.keys()].map((name) => name.split('/')[0] ?? ''))) {
    const index = readJson(files.get(`${folder}/index.json`)) as Record<string, string> | undefined;
    if (!index) return `${folder} has no index`;
    for (const [name, digest] of Object.entries(index)) {
      const content = files.get(`${folder}/${name}`);
      if (!content || sha256(content) !== digest)
        return `${folder}/${name} is not what it should be`;
    }
  }
  return undefined;
};

const damageOfTemplates = (files: Files): string | undefined =>
  [...files].find(([, content]) => readJson(content) === undefined)?.[0];

/**
 * What is wrong with the files of an artefact by their own account; a signer may have sent what was
 * broken already.
 *
 * @returns `undefined` when nothing is
 */
export const findDamage = (kind: Kind, files: Files): string | undefined => {
  if (kind === 'compile') return damageOfCompile(files);
  return kind === 'icons' ? damageOfIcons(files) : damageOfTemplates(files);
};
