import type { LanguageCode } from '#generated/merchant-config.ts';
import { readSchemaFile } from '../schema/schema-files.ts';

/** The forty languages, in the order of the schema. */
export const languageCodes = readSchemaFile('parts/language-code.schema.json')[
  'enum'
] as LanguageCode[];

const known = new Set<string>(languageCodes);

/** Whether a text is the tag of a supported language. */
export const isLanguageCode = (text: unknown): text is LanguageCode =>
  typeof text === 'string' && known.has(text);
