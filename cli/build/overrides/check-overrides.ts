import path from 'node:path';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { checkImports } from './check-imports.ts';
import { checkExport, checkPage, checkSection } from './check-parts.ts';
import { checkFolder, checkPlaces } from './check-places.ts';
import { checkStyles } from './check-styles.ts';
import { checkTypes } from './check-types.ts';
import { checkText } from './check-text.ts';
import { checkWords, ownKeys } from './check-words.ts';
import { findUnreadable } from './find-unreadable.ts';
import { isOfSite, listOverrides, type OverrideFiles, OVERRIDES } from './override-files.ts';
import { inFile, type OwnFault } from './override-issue.ts';
import { checkFonts } from './check-fonts.ts';
import { nameOfOwn } from './own-compile.ts';
import { exportOf } from './own-modules.ts';
import { type ReadFile, readOwnFile, readOwnRecord } from './read-own.ts';
import { type OwnSyntax, saidKeys } from './read-syntax.ts';

/** What own code is checked against. */
export interface OwnSubject {
  /** The brand's folder, absolute. */
  merchant: string;
  /** Of a brand whose file is at fault less is known. */
  config?: Pick<MerchantConfig, 'home' | 'languages'> | undefined;
}

/** What is wrong with a file that has a name of its own, by its place. */
const checkNamed = (files: OverrideFiles, sections: readonly string[] | undefined) => {
  const { pages } = readOwnRecord(files);
  const of = new Map<string, (syntax: OwnSyntax) => OwnFault[]>();
  for (const { name, file } of files.components)
    of.set(file, (syntax) => checkExport(syntax, name));
  for (const page of files.pages) {
    const others = pages.filter(({ name }) => name < page.name);
    of.set(page.file, (syntax) => [
      ...checkExport(syntax, exportOf('page', page.name)),
      ...checkPage(page, syntax, others),
    ]);
  }
  for (const section of files.sections)
    of.set(section.file, (syntax) => [
      ...checkExport(syntax, exportOf('section', section.name)),
      ...checkSection(section, syntax, sections),
    ]);
  return (file: string, syntax: OwnSyntax): OwnFault[] => of.get(file)?.(syntax) ?? [];
};

/** Words that a file says and no file of words has. */
const checkSaid = (syntax: OwnSyntax, known: ReadonlySet<string>): OwnFault[] =>
  saidKeys(syntax).flatMap(({ key, at }) =>
    known.has(key)
      ? []
      : [
          {
            code: 'overrides/word' as const,
            offset: at,
            message: `There is no word “own.${key}”.`,
            suggestion: 'It belongs into the group “own” of overrides/words/<language>.json.',
          },
        ],
  );

const brokenFault = (read: ReadFile): OwnFault[] =>
  'program' in read
    ? []
    : [{ code: 'overrides/syntax', offset: read.offset, message: read.message, suggestion: '' }];

const codeOf = ({ all }: OverrideFiles): string[] =>
  all.filter((file) => /\.tsx?$/.test(file) && isOfSite(file));

const checkCode = (files: OverrideFiles, { config }: OwnSubject): UnplacedIssue[] => {
  const checkPlaced = checkNamed(files, config?.home.sections);
  const known = ownKeys(files);
  return codeOf(files).flatMap((file) => {
    const read = readOwnFile(files.folder, file);
    const faults =
      'program' in read
        ? [
            ...checkPlaced(file, read),
            ...checkImports(file, read.program),
            ...checkSaid(read, known),
          ]
        : brokenFault(read);
    return faults.map((fault) => inFile(files.folder, file, fault));
  });
};

/** Whether types would only repeat what was found. */
const isReadable = (issues: readonly UnplacedIssue[]): boolean =>
  !issues.some(({ code }) =>
    [
      'overrides/syntax',
      'overrides/export',
      'overrides/import',
      'overrides/place',
      'overrides/component',
    ].includes(code),
  );

/**
 * Checks a brand's own code: places, exports, addresses, imports, words, css, fonts and, when those
 * are in order, types and the contract with the library.
 *
 * @param shared the key of the compile that all brands without own code share
 * @returns what was found; nothing for a brand without own code
 */
export const checkOverrides = async (
  subject: OwnSubject,
  shared: () => string,
): Promise<UnplacedIssue[]> => {
  const files = listOverrides(subject.merchant);
  if (!files) return checkFolder(path.join(subject.merchant, OVERRIDES));
  const places = checkPlaces(files);
  // What is a link, or too large, nobody reads.
  if (places.some(({ code }) => code === 'overrides/file')) return places;
  const unreadable = await findUnreadable(files, codeOf(files));
  if (unreadable.length > 0) return [...places, ...unreadable];
  const issues = [
    ...places,
    ...checkText(files),
    ...checkCode(files, subject),
    ...checkWords(files, subject.config?.languages.list),
    ...checkStyles(files),
    ...(await checkFonts(files)),
  ];
  const name = nameOfOwn(subject.merchant, shared());
  if (!isReadable(issues) || name === undefined) return issues;
  return [...issues, ...(await checkTypes(files, name))];
};
