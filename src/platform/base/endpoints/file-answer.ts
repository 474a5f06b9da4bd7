import type { Readable } from 'node:stream';

/** A file that a handler returns instead of a value; streamed while it is produced. */
export class FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly body: Readable;

  /** @param name the file name for the download: letters, digits, dots and dashes only */
  constructor(name: string, mediaType: string, body: Readable) {
    this.name = name;
    this.mediaType = mediaType;
    this.body = body;
  }
}
