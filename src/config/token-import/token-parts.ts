import { pointerTo } from '../issues/issue.ts';
import { partTypes } from '../token-files/type-names.ts';
import {
  isObject,
  type FilePointer,
  type ReadToken,
  type Values,
} from '../token-files/token-file.ts';

/** Values that are one thing, though they are objects. */
const isSimple = (value: Values): boolean =>
  'colorSpace' in value || 'unit' in value || Object.keys(value).length === 0;

const partIn = (value: unknown, key: string): unknown =>
  (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, key)
    ? (value as Values)[key]
    : undefined;

const typeOfPart = (key: string): string | undefined =>
  Object.hasOwn(partTypes, key) ? partTypes[key] : undefined;

const below = ({ file, pointer }: FilePointer, key: string): FilePointer => ({
  file,
  pointer: pointerTo(pointer, key),
});

/**
 * The parts of a composite value as tokens of their own: `heading.fontSize` of a typography, so that
 * a map can lead each to a token of ours.
 */
export const partsOf = (token: ReadToken): ReadToken[] => {
  const { id, worked, written, valueAt } = token;
  const value = worked.light;
  if (!Array.isArray(value) && (!isObject(value) || isSimple(value))) return [];
  return Object.keys(value).map((key) => {
    const light = partIn(worked.light, key);
    const dark = partIn(worked.dark, key) ?? light;
    return {
      ...token,
      id: `${id}.${key}`,
      at: below(valueAt.light, key),
      valueAt: { light: below(valueAt.light, key), dark: below(valueAt.dark, key) },
      $type: typeOfPart(key) || (typeof light === 'number' ? 'number' : ''),
      written: {
        light: partIn(written.light, key) ?? light,
        dark: partIn(written.dark, key) ?? dark,
      },
      worked: { light, dark },
    };
  });
};
