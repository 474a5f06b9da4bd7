import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';
import { OWN_EXTENSION } from '../dtcg/dtcg-values.ts';
import { keyOfName, knownKeys, modelOfKey, propertyOfKey } from '../dtcg/token-names.ts';
import type { ReadTokens } from '../token-files/token-file.ts';
import { cssOfValue } from './standard-value.ts';
import { MODES, type TokenTarget, typeOfKey } from './token-target.ts';

/** What the format has no type for, as CSS. */
export const matchCss = (read: ReadTokens): (TokenTarget | UnplacedIssue)[] => {
  const own = (read.extensions[OWN_EXTENSION] ?? {}) as { css?: unknown };
  if (typeof own.css !== 'object' || own.css === null) return [];
  const file = read.documents[0]?.file ?? '';
  return Object.entries(own.css).map(([id, value]: [string, unknown]) => {
    const at = { file, pointer: pointerTo('/$extensions', OWN_EXTENSION, 'css', id) };
    const key = keyOfName(id);
    if (key === undefined || modelOfKey(key) === undefined) {
      const message = `“${id}” is no token of a theme.`;
      const suggestion = didYouMean(id, knownKeys);
      return { code: 'tokens/unknown', ...at, atKey: true, message, suggestion };
    }
    if (typeof value !== 'string') {
      return { code: 'tokens/value', ...at, message: `“${id}” is CSS: a text.` };
    }
    const context = {
      dialect: read.dialect,
      $type: 'string',
      propertyOf: propertyOfKey,
      extensions: {},
    };
    const isCss = value.startsWith('var(') || 'css' in cssOfValue(typeOfKey(key), value, context);
    if (!isCss) {
      return { code: 'tokens/value', ...at, message: `“${id}” is no CSS of a ${typeOfKey(key)}.` };
    }
    const both = { light: value, dark: value };
    const valueAt = { light: at, dark: at };
    return { key, type: typeOfKey(key), id, valueAt, modes: MODES, css: both, literal: both };
  });
};
