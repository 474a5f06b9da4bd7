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

/** What the theme's schema says about tokens beyond the form of their values. */
export const tokenAnnotations = ['x-default', 'x-derived', 'x-contrast', 'x-ground'] as const;

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
