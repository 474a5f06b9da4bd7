import type { FileError } from './check-files.ts';

/** The words of a `FileUpload`. */
export interface FileLabels {
  /** "Choose pictures" */
  choose: string;
  /** "or drop them here: PNG or JPG, up to 5 MB" */
  drop: string;
  /** In place of both when no more files are taken. */
  full: string;
  /** Names the list of files. */
  list: string;
  /** On the button of one file; its name follows. */
  remove: string;
  retry: string;
  /** How far the sending is; the file's name follows. */
  sending: string;
  sent: string;
  failed: string;
  /** Above the files that were not taken, and the button that takes the message away. */
  refused: string;
  dismiss: string;
  /** Why a file was not taken. */
  errors: Record<FileError, string>;
}

/** How the sending of one file goes. */
export type UploadState =
  | { state: 'sending'; /** From 0 to 1. */ share: number }
  | { state: 'sent' }
  | { state: 'failed'; /** What went wrong, in the page's language. */ reason?: string };
