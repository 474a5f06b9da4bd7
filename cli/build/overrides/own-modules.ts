import type { Words } from '#domain/merge-words.ts';
import type { OwnParts } from '../compile/compile-record.ts';

/** How the modules that join own code to the site are named; none of them is on the disk. */
const PREFIX = 'livery-own/';

/** Library modules that such a module stands in for, from the root. */
export const STOOD_IN = {
  'src/site/features.generated.ts': `${PREFIX}features`,
  'src/site/routes.generated.ts': `${PREFIX}routes`,
} as const;

/** The words of all own parts, in every language. */
const WORDS_MODULE = `${PREFIX}words`;

/** The module of one page or section. */
export const partModule = (kind: 'page' | 'section', name: string): string =>
  `${PREFIX}${kind}/${name}`;

/** Whether an import means such a module. */
export const isOwnModule = (source: string): boolean => source.startsWith(PREFIX);

/** `our-promise` → `OurPromise`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a page's or section's file exports, and the name of the part in the compile's record. */
export const exportOf = (kind: 'page' | 'section', name: string): string =>
  `${pascal(name)}${kind === 'page' ? 'Page' : 'Section'}`;

/** The name of an own part among the site's own: no part of the library's begins so. */
export const featureOf = (kind: 'page' | 'section', name: string): string =>
  `Own${exportOf(kind, name)}`;

/** The name of an own section among those of the home page, and of an own page among the screens. */
export const keyOf = (name: string): string => `own:${name}`;

/** Where the title of an own page stands among the words. */
const titleKey = (name: string): string => `own.pages.${name}`;

/** Where the modules find what they join. */
export interface Paths {
  /** Of a file of the library, by its path from the root. */
  library: (file: string) => string;
  /** Of a file of own code, by its path from the folder of overrides. */
  own: (file: string) => string;
}

const quote = (text: string): string => JSON.stringify(text);

const partLine = (kind: 'page' | 'section', name: string): string =>
  `  ${quote(keyOf(name))}: feature({ name: ${quote(featureOf(kind, name))}, ` +
  `load: () => import(${quote(partModule(kind, name))}), when: () => true }),`;

const featuresCode = ({ pages, sections }: OwnParts, { library }: Paths): string => {
  const list = quote(library('src/site/features.generated.ts'));
  return [
    `import { homeSections as librarySections, screens as libraryScreens } from ${list};`,
    `import { feature } from ${quote(library('src/site/pages/feature.ts'))};`,
    `export * from ${list};`,
    'export const homeSections = {',
    '  ...librarySections,',
    ...sections.map(({ name }) => partLine('section', name)),
    '};',
    'export const screens = {',
    '  ...libraryScreens,',
    ...pages.map(({ name }) => partLine('page', name)),
    '};',
  ].join('\n');
};

const routesCode = ({ pages }: OwnParts, { library }: Paths): string =>
  [
    `import { placedRoutes as libraryRoutes } from ${quote(library('src/site/routes.generated.ts'))};`,
    `import { screens } from ${quote(STOOD_IN['src/site/features.generated.ts'])};`,
    'export const placedRoutes = [',
    ...pages.map(
      ({ name, path }) =>
        `  { path: ${quote(path)}, screen: screens[${quote(keyOf(name))}], title: ${quote(titleKey(name))} },`,
    ),
    '  ...libraryRoutes,',
    '];',
  ].join('\n');

const partCode = (kind: 'page' | 'section', name: string, { library, own }: Paths): string => {
  const file = kind === 'page' ? `pages/${name}.page.tsx` : `home/${name}.section.tsx`;
  return [
    `import { createElement } from 'react';`,
    `import { ${exportOf(kind, name)} as part } from ${quote(own(file))};`,
    `import { OwnPart } from ${quote(library('src/site/own/OwnPart.tsx'))};`,
    `import { words } from ${quote(WORDS_MODULE)};`,
    `export const ${featureOf(kind, name)} = () => createElement(OwnPart, { part, words });`,
  ].join('\n');
};

/**
 * The text of a module that joins own code to the site.
 *
 * @param words of own parts, by language
 * @returns undefined when there is no module of this name
 */
export const codeOfModule = (
  source: string,
  own: OwnParts,
  paths: Paths,
  words: Readonly<Record<string, Words>>,
): string | undefined => {
  if (source === WORDS_MODULE) return `export const words = ${JSON.stringify(words)};`;
  if (source === STOOD_IN['src/site/features.generated.ts']) return featuresCode(own, paths);
  if (source === STOOD_IN['src/site/routes.generated.ts']) return routesCode(own, paths);
  const [, kind = '', name = ''] = /^livery-own\/(page|section)\/([\w-]+)$/.exec(source) ?? [];
  return kind === 'page' || kind === 'section' ? partCode(kind, name, paths) : undefined;
};

/** A text of a page in a language, or what stands in for it. */
export const textIn = (text: Readonly<Record<string, string>>, language: string): string =>
  text[language] ?? text['en'] ?? Object.values(text)[0] ?? '';

/** The titles of own pages as words of a language. */
export const titlesIn = ({ pages }: OwnParts, language: string): Record<string, string> =>
  Object.fromEntries(pages.map(({ name, title }) => [name, textIn(title, language)]));
