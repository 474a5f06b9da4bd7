import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';

/** What an address answered last, and the mark to ask by whether it still does. */
export interface Remembered {
  etag: string;
  body: Buffer;
}

/** Answers of earlier pulls, kept so that what has not changed is not sent again. */
export interface RememberedAnswers {
  find: (address: string) => Remembered | undefined;
  keep: (address: string, answer: Remembered) => void;
  /** Writes what this pull has met, and drops the rest. */
  save: () => void;
}

const parsed = (file: string): Remembered | undefined => {
  try {
    const { etag, body } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (typeof etag !== 'string' || typeof body !== 'string') return undefined;
    return { etag, body: Buffer.from(body, 'base64') };
  } catch {
    // A file that cannot be read is asked for anew.
    return undefined;
  }
};

/**
 * The answers that a folder remembers.
 *
 * @param folder absolute; made when something is saved
 */
export const rememberedAnswers = (folder: string): RememberedAnswers => {
  const fileOf = (address: string): string => path.join(folder, `${sha256(address)}.json`);
  const met = new Map<string, Remembered>();
  return {
    find: (address) => parsed(fileOf(address)),
    keep: (address, answer) => void met.set(address, answer),
    save: () => {
      const files = new Set([...met.keys()].map(fileOf));
      for (const [address, { etag, body }] of met)
        writeWhole(fileOf(address), JSON.stringify({ etag, body: body.toString('base64') }));
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        if (name.endsWith('.json') && !files.has(path.join(folder, name)))
          rmSync(path.join(folder, name), { force: true });
    },
  };
};
