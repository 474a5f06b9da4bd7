/** Kinds of files that are told apart by their first bytes. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf';

/** How a kind is named in a file dialog and shown to a person. */
export const fileKinds: Record<FileKind, { mime: string; endings: string[]; name: string }> = {
  png: { mime: 'image/png', endings: ['.png'], name: 'PNG' },
  jpeg: { mime: 'image/jpeg', endings: ['.jpg', '.jpeg'], name: 'JPG' },
  webp: { mime: 'image/webp', endings: ['.webp'], name: 'WebP' },
  gif: { mime: 'image/gif', endings: ['.gif'], name: 'GIF' },
  pdf: { mime: 'application/pdf', endings: ['.pdf'], name: 'PDF' },
};

/** How many bytes `fileKind` needs to see. */
export const SIGNATURE_BYTES = 16;

const text = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.slice(start, end));

const signatures: Record<FileKind, (bytes: Uint8Array) => boolean> = {
  // A PNG's first chunk is always its header.
  png: (bytes) => text(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n' && text(bytes, 12, 16) === 'IHDR',
  jpeg: (bytes) => text(bytes, 0, 3) === '\u00FF\u00D8\u00FF',
  webp: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  gif: (bytes) => ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)),
  pdf: (bytes) => text(bytes, 0, 5) === '%PDF-',
};

/**
 * What a file is by its first bytes; its name and the type that a browser gives it are only
 * claims. That it can be decoded is not said.
 *
 * @param bytes at least the first 16 of the file
 */
export const fileKind = (bytes: Uint8Array): FileKind | null => {
  const kinds = Object.keys(signatures) as FileKind[];
  return kinds.find((kind) => signatures[kind](bytes)) ?? null;
};
