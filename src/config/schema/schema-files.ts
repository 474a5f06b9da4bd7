import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A JSON Schema as it stands in a file. */
export interface SchemaNode {
  $ref?: string;
  $comment?: string;
  $defs?: Record<string, SchemaNode>;
  title?: string;
  description?: string;
  tsType?: string;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  examples?: unknown[];
  [keyword: string]: unknown;
}

/**
 * What a schema says of a property beyond the form of its values: of tokens, where they come from; of
 * settings, whether and for what they reach the browser (`x-browser`, see `browserRoles`).
 */
export const schemaAnnotations = [
  'x-default',
  'x-derived',
  'x-contrast',
  'x-ground',
  'x-browser',
] as const;

/**
 * What a setting with the mark `x-browser` does there. `home`: the markup of the prerendered home page
 * may depend on its value. `parts`: it may decide which optional parts a site has. `text`: it is said,
 * and decides nothing. A property without a mark, and without a marked one in it, stays on the server.
 */
export const browserRoles = ['home', 'parts', 'text'] as const;

export type BrowserRole = (typeof browserRoles)[number];

/** Reads one JSON file of the schema folder, by its path below schema/. */
export type ReadSchema = (file: string) => SchemaNode;

/** The folder that holds the schemas and the data they speak of. */
export const schemaFolder: string = fileURLToPath(new URL('../../../schema/', import.meta.url));

/**
 * Reads one JSON file of the schema folder.
 *
 * @param file path below schema/
 * @throws {Error} when it is missing or not JSON: a fault of ours, not of a merchant
 */
export const readSchemaFile: ReadSchema = (file) =>
  JSON.parse(readFileSync(path.join(schemaFolder, file), 'utf8')) as SchemaNode;
