import { Parser, create, type ReadEntry } from 'tar';
import { RefusedArtefact } from './envelope.ts';

/** More files than this has no artefact. */
const MAX_FILES = 20_000;

/**
 * Packs files of a folder: their names and contents, nothing of when or by whom they were written,
 * so that equal files give equal bytes.
 *
 * @param names relative to the folder; taken in the order of the alphabet
 */
export const packFiles = async (folder: string, names: readonly string[]): Promise<Buffer> => {
  const options = {
    cwd: folder,
    portable: true,
    noMtime: true,
    noDirRecurse: true,
    onWriteEntry: (entry: { stat?: { mode: number } }): void => {
      if (entry.stat) entry.stat.mode = 0o100644;
    },
  };
  const parts: Buffer[] = [];
  for await (const part of create(options, names.toSorted())) parts.push(part);
  return Buffer.concat(parts);
};

const isGzip = (content: Buffer): boolean => content[0] === 0x1f && content[1] === 0x8b;

/**
 * Unpacks into memory: what a name is good for is decided before anything touches the disk.
 *
 * @param isAllowed the names that such an artefact may hold, e.g. none with `..`
 * @throws {RefusedArtefact} when it holds a link, a device, a name that is not allowed or one twice
 */
export const unpackFiles = async (
  content: Buffer,
  isAllowed: (name: string) => boolean,
): Promise<Map<string, Buffer>> => {
  if (isGzip(content)) throw new RefusedArtefact('it is packed in another way');
  const files = new Map<string, Buffer>();
  let error: string | undefined;
  const take = (entry: ReadEntry): void => {
    if (entry.type !== 'File') error ??= `it holds a ${entry.type}: ${entry.path}`;
    else if (!isAllowed(entry.path)) error ??= `it holds a file called ${entry.path}`;
    else if (files.has(entry.path)) error ??= `it holds ${entry.path} twice`;
    else if (files.size >= MAX_FILES) error ??= `it holds more than ${MAX_FILES} files`;
    const parts: Buffer[] = [];
    entry.on('data', (part: Buffer) => parts.push(part));
    entry.on('end', () => files.set(entry.path, Buffer.concat(parts)));
  };
  await new Promise<void>((resolve) => {
    const parser = new Parser({ strict: true, brotli: false, zstd: false, onReadEntry: take });
    parser.on('end', resolve);
    parser.on('error', () => {
      error ??= 'it is no whole archive';
      resolve();
    });
    parser.end(content);
  });
  if (error !== undefined) throw new RefusedArtefact(error);
  return files;
};
