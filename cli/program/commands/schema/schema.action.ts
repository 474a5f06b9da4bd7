import path from 'node:path';
import {
  type PublishedName,
  publishedFile,
  publishedNames,
  publishedSchema,
  schemaVersion,
} from '#config/schema/published-schema.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printDocument, printJson } from '../../../base/terminal/print.ts';

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Which files of a merchant's folder a schema is for. */
const matching = (name: PublishedName): string[] => {
  if (name === 'merchant') return ['**/merchants/*/merchant.json'];
  if (name === 'contentAnswer') return [];
  return [`**/merchants/*/content/${path.basename(publishedFile(name), '.schema.json')}.json`];
};

/** Every schema, and the catalog in the form of SchemaStore, by path below the folder. */
const publication = (): Record<string, string> => {
  const version = String(schemaVersion());
  const schemas = publishedNames.map((name) => {
    const schema = publishedSchema(name);
    return { name, schema, file: path.posix.join(version, publishedFile(name)) };
  });
  const catalog = {
    $schema: 'https://json.schemastore.org/schema-catalog.json',
    version: 1,
    schemas: schemas.map(({ name, schema }) => ({
      name: `Livery ${version}: ${name}`,
      description: schema.description,
      fileMatch: matching(name),
      url: schema['$id'],
    })),
  };
  return {
    ...Object.fromEntries(schemas.map(({ file, schema }) => [file, toJson(schema)])),
    'catalog.json': toJson(catalog),
  };
};

/** Prints a schema, or writes all of them below a folder and prints their files. */
export const run = async (
  name: PublishedName,
  { to, json = false }: JsonOption & { to?: string },
): Promise<void> => {
  if (to === undefined) {
    printDocument(publishedSchema(name));
    return;
  }
  const files = Object.entries(publication()).map(([file, text]) => {
    const target = path.join(path.resolve(to), file);
    writeWhole(target, text);
    return shownPath(target);
  });
  if (json) printJson({ version: schemaVersion(), files });
  else print(files.join('\n'));
};
