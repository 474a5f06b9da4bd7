/** A file of the site is not there: the page is of a release that is kept no longer. */
export class FileGoneError extends Error {
  override name = 'FileGoneError';
}
