import { locatable, placeOf, type LocatedText } from '../places/locate.ts';
import { shownPath } from '../places/shown-path.ts';
import { decodeText } from '../read/decode-text.ts';
import { readBytes } from '../read/read-bytes.ts';

/** A place of a JSON file: where it stands, and the pointer that leads there. */
export interface FilePlace {
  file: string;
  line: number;
  column: number;
  pointer: string;
}

/** Finds places in files; every file is read and parsed once. */
export const makePlacer = (): ((file: string, pointer: string) => FilePlace) => {
  const known = new Map<string, LocatedText>();
  const read = (file: string): LocatedText => {
    const bytes = readBytes(file, 4 * 1024 ** 2);
    return locatable(bytes.ok ? decodeText(bytes.bytes).text : '');
  };
  return (file, pointer) => {
    const located = known.get(file) ?? read(file);
    known.set(file, located);
    const { line, column } = placeOf(located, { pointer });
    return { file: shownPath(file), line, column, pointer };
  };
};
