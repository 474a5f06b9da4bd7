import { type FileKind, fileKind, fileKinds, SIGNATURE_BYTES } from '#domain/file-kind.ts';

/** What a `FileUpload` takes. */
export interface FileLimits {
  /** Kinds by their content, not by their names. */
  kinds: readonly FileKind[];
  maxBytes: number;
  maxFiles: number;
}

/** A file that was taken. */
export interface ChosenFile {
  /** The same file has the same id however often it is chosen. */
  id: string;
  file: File;
}

/** Why a file was not taken. */
export type FileError = 'kind' | 'size' | 'empty' | 'tooMany' | 'again' | 'unreadable';

/** A file that was not taken. */
export interface RefusedFile {
  id: string;
  name: string;
  error: FileError;
}

const idOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

const findError = async (file: File, limits: FileLimits): Promise<FileError | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > limits.maxBytes) return 'size';
  try {
    const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    const kind = fileKind(bytes);
    return kind && limits.kinds.includes(kind) ? null : 'kind';
  } catch {
    // A folder that was dropped, or a file that is gone since.
    return 'unreadable';
  }
};

/**
 * Sorts what was chosen or dropped into what is taken and what is not, in the order given.
 *
 * @param held files that were taken before
 */
export const checkFiles = async (
  files: readonly File[],
  held: readonly ChosenFile[],
  limits: FileLimits,
): Promise<{ taken: ChosenFile[]; refused: RefusedFile[] }> => {
  const taken: ChosenFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const id = idOf(file);
    let error = await findError(file, limits);
    if ([...held, ...taken].some((other) => other.id === id)) error = 'again';
    else if (!error && held.length + taken.length >= limits.maxFiles) error = 'tooMany';
    if (error) refused.push({ id, name: file.name, error });
    else taken.push({ id, file });
  }
  return { taken, refused };
};

/** The `accept` of a file dialog: a first sieve, which everybody can pass by. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [fileKinds[kind].mime, ...fileKinds[kind].endings]).join(',');
