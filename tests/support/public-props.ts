import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, type Documentation, parse, type PropDescriptor } from 'react-docgen';
import { root } from './source-files.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const typeOf = ({ tsType }: PropDescriptor): string => {
  if (!tsType) return 'unknown';
  return oneLine('raw' in tsType && tsType.raw ? tsType.raw : tsType.name);
};

const lineOf = ([name, prop]: [string, PropDescriptor]): string => {
  const value = prop.defaultValue ? ` = ${oneLine(String(prop.defaultValue.value))}` : '';
  return `  ${name}${prop.required ? '' : '?'}: ${typeOf(prop)}${value}`;
};

const blockOf = ({ displayName, props = {}, composes = [] }: Documentation): string => {
  const lines = Object.entries(props)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(lineOf);
  const taken = composes.toSorted().map((name) => `  … ${name}`);
  return [`${displayName}`, ...lines, ...taken].join('\n');
};

const documentationOf = (file: string): Documentation[] => {
  try {
    return parse(readFileSync(path.join(root, file), 'utf8'), {
      filename: path.join(root, file),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    // A file without any component is no fault.
    if (error instanceof Error && error.message.includes('No suitable component')) return [];
    throw error;
  }
};

/**
 * The props of every component of these files: name, type, whether it may be left out, default.
 *
 * @param files paths from the root
 * @returns one block of lines for each component, by name
 */
export const publicProps = (files: readonly string[]): string =>
  `${files
    .flatMap(documentationOf)
    .map(blockOf)
    .toSorted()
    .join('\n\n')}\n`;
