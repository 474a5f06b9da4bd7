import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerKeys } from '../issues/issue.ts';
import type { SchemaNode } from './schema-files.ts';

/** A value in few words, as it may stand in a sentence. */
export const shown = (value: unknown): string => {
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value === null) return 'null';
  if (typeof value === 'object') {
    return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  }
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The schema that an error is about. */
export const schemaOf = (error: ErrorObject): SchemaNode => error.parentSchema ?? {};

/** What a person calls the thing at fault: its title in the schema, else its key. */
export const titleOf = (error: ErrorObject): string => {
  const key = pointerKeys(error.instancePath).at(-1);
  const { title } = schemaOf(error);
  if (title !== undefined) return key === undefined ? title : `“${key}” (${title})`;
  return key === undefined ? 'The file' : `“${key}”`;
};
