import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, type Documentation, parse, type PropDescriptor } from 'react-docgen';
import { root } from './source-files.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A file's text and the texts of the files that it imports: a type may stand in one of them. */
const sourcesOf = (file: string, depth = 2): string[] => {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (depth === 0) return [text];
  const imported = [...text.matchAll(/from '(\.[^']+\.tsx?)'/gu)]
    .map((match) => path.join(path.dirname(file), match[1] ?? ''))
    .filter((other) => !other.endsWith('.css.ts') && existsSync(path.join(root, other)));
  return [text, ...imported.flatMap((other) => sourcesOf(other, depth - 1))];
};

/** What react-docgen cannot read, such as `readonly Item[]`, as the file has it. */
const writtenType = (name: string, sources: readonly string[]): string => {
  const pattern = new RegExp(`^\\s*${name}\\??:\\s*([^;]+);`, 'm');
  const [found] = sources.flatMap((source) => pattern.exec(source)?.[1] ?? []);
  return oneLine(found ?? 'unknown');
};

const typeOf = (name: string, { tsType }: PropDescriptor, sources: readonly string[]): string => {
  if (!tsType || tsType.name === 'unknown') return writtenType(name, sources);
  return oneLine('raw' in tsType && tsType.raw ? tsType.raw : tsType.name);
};

const lineOf = (name: string, prop: PropDescriptor, sources: readonly string[]): string => {
  const value = prop.defaultValue ? ` = ${oneLine(String(prop.defaultValue.value))}` : '';
  return `  ${name}${prop.required ? '' : '?'}: ${typeOf(name, prop, sources)}${value}`;
};

const blockOf = (
  { displayName, props = {}, composes = [] }: Documentation,
  sources: readonly string[],
): string => {
  const lines = Object.entries(props)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, prop]) => lineOf(name, prop, sources));
  const taken = composes.toSorted().map((name) => `  … ${name}`);
  return [`${displayName}`, ...lines, ...taken].join('\n');
};

const blocksOf = (file: string): string[] => {
  const sources = sourcesOf(file);
  try {
    return parse(sources[0] ?? '', {
      filename: path.join(root, file),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    }).map((component) => blockOf(component, sources));
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
  `${files.flatMap(blocksOf).toSorted().join('\n\n')}\n`;
