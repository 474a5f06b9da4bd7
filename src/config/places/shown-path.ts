import path from 'node:path';

/** A file as a person may be shown it: from the working folder, unless it lies outside. */
export const shownPath = (file: string): string => {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
};
