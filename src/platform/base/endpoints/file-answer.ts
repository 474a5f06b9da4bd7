import type { Readable } from 'node:stream';

/** What a handler answers instead of a value: a file, sent as it is made. */
export class FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly body: Readable;

  /** @param name as the browser stores it: letters, digits, dots and dashes only */
  constructor(name: string, mediaType: string, body: Readable) {
    this.name = name;
    this.mediaType = mediaType;
    this.body = body;
  }
}
