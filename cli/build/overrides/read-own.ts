import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnPage, OwnParts, OwnSection } from '../compile/compile-record.ts';
import type { OverrideFiles, OwnFile } from './override-files.ts';
import { argumentOf, type Literal, type OwnSyntax, readSyntax } from './read-syntax.ts';

/** A file of own code as it was read: parsed, or broken at a place. */
export type ReadFile = ReturnType<typeof readSyntax>;

const isText = (value: Literal | undefined): value is string => typeof value === 'string';

const isTexts = (value: Literal | undefined): value is Record<string, string> =>
  typeof value === 'object' && Object.values(value).every(isText);

/** What a page says of itself; undefined when it does not, or not in plain values. */
export const pageOf = (name: string, syntax: OwnSyntax): OwnPage | undefined => {
  const value = argumentOf(syntax, 'ownPage')?.value;
  if (typeof value !== 'object') return undefined;
  const { path: address, title, description = {} } = value;
  if (!isText(address) || !isTexts(title) || !isTexts(description)) return undefined;
  return { name, path: address, title, description };
};

/** Where a section stands; undefined when it does not say so in plain values. */
export const sectionOf = (name: string, syntax: OwnSyntax): OwnSection | undefined => {
  const value = argumentOf(syntax, 'ownSection')?.value;
  if (typeof value !== 'object') return undefined;
  const { before, after } = value;
  if (isText(before) === isText(after)) return undefined;
  return { name, place: isText(before) ? { before } : { after: after as string } };
};

/** Reads one file of own code. */
export const readOwnFile = (folder: string, file: string): ReadFile =>
  readSyntax(readFileSync(path.join(folder, file), 'utf8'));

/**
 * What a brand's own code adds to its site, as far as it is without fault: what is not is for the
 * check to name.
 */
export const readOwnRecord = ({ folder, components, pages, sections }: OverrideFiles): OwnParts => {
  const read = <Part>(
    files: OwnFile[],
    of: (name: string, syntax: OwnSyntax) => Part | undefined,
  ) =>
    files.flatMap(({ name, file }) => {
      const syntax = readOwnFile(folder, file);
      return 'program' in syntax ? (of(name, syntax) ?? []) : [];
    });
  return {
    components: components.map(({ name }) => name),
    pages: read(pages, pageOf),
    sections: read(sections, sectionOf),
  };
};
