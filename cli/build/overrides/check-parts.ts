import {
  gamePaths,
  homePaths,
  memberPaths,
  popupPaths,
  sitePaths,
  unlistedPaths,
} from '#generated/page-paths.ts';
import { findHidden } from '#domain/hidden-characters.ts';
import { CALL_PATHS } from '#platform/base/sites/call-paths.ts';
import { OWN_PAGE, pageAt } from '#platform/base/sites/site-paths.ts';
import { didYouMean, listed } from '#config/schema/nearest.ts';
import type { OwnPage } from '../compile/compile-record.ts';
import type { OwnFile } from './override-files.ts';
import type { OwnFault } from './override-issue.ts';
import { pageOf, sectionOf } from './read-own.ts';
import { argumentOf, exportsOf, type OwnSyntax } from './read-syntax.ts';

const TAKEN = new Set<string>([
  ...sitePaths,
  ...gamePaths,
  ...memberPaths,
  ...unlistedPaths,
  ...homePaths,
  ...Object.keys(popupPaths),
]);

/** Finds that a file does not export what its place asks for. */
export const checkExport = (syntax: OwnSyntax, name: string): OwnFault[] => {
  const found = exportsOf(syntax);
  if (found.has(name)) return [];
  const others = [...found.keys()].filter((each) => each !== 'page' && each !== 'section');
  const at = found.get(others[0] ?? '');
  const exported = others.length > 0 ? `It exports ${listed(others)}. ` : '';
  return [
    {
      code: 'overrides/export',
      offset: at ?? 0,
      message: `This file must export “${name}”. ${exported}`.trim(),
      suggestion: `export const ${name} = …`,
    },
  ];
};

const pathFault = (path: string, others: readonly OwnPage[]): [string, string] | undefined => {
  if (!OWN_PAGE.test(path) || path.endsWith('/'))
    return [
      `“${path}” is no address of an own page.`,
      'Small letters, digits and hyphens: /our-promise, /about/team.',
    ];
  const call = CALL_PATHS.find((each) => `${path}/`.startsWith(each));
  if (call !== undefined) return [`${call} belongs to the platform.`, 'Choose another address.'];
  const taken = [...TAKEN].find((each) => each.toLowerCase() === path || path === '/own');
  if (taken !== undefined)
    return [
      `“${path}” is a page of the library.`,
      `Choose another address; what ${taken} shows is changed by its components.`,
    ];
  if (!pageAt(path)?.file.startsWith('own/'))
    return [
      /^\/(?:game|promotions|replay)\//.test(path)
        ? `“${path}” is the address of a ${path.startsWith('/promotions') ? 'promotion' : 'game'}.`
        : `“${path}” may be a page of the library in one of its languages.`,
      'Choose another address.',
    ];
  const same = others.find((each) => each.path === path);
  return (
    same && [`“${path}” is also the address of pages/${same.name}.page.tsx.`, 'Choose another.']
  );
};

/** What is wrong with a title or a description, in two sentences. */
const textFault = ({ title, description }: OwnPage): [string, string] | undefined => {
  for (const [what, texts] of Object.entries({ title, description }))
    for (const [language, text] of Object.entries(texts)) {
      const hidden = findHidden(text);
      if (hidden)
        return [
          `The ${what} in “${language}” holds ${hidden.name} (${hidden.codePoint}).`,
          'Take it out; nobody sees it.',
        ];
      if (text.trim() === '') return [`The ${what} in “${language}” is empty.`, 'Say something.'];
    }
  return undefined;
};

/**
 * Finds what is wrong with what a page says of itself.
 *
 * @param others the brand's other own pages
 */
export const checkPage = (
  { name }: OwnFile,
  syntax: OwnSyntax,
  others: readonly OwnPage[],
): OwnFault[] => {
  const call = argumentOf(syntax, 'ownPage');
  const fault = (message: string, suggestion: string): OwnFault => ({
    code: 'overrides/page',
    offset: call?.at ?? 0,
    message,
    suggestion,
  });
  const example = `export const page = ownPage({ path: '/${name}', title: { en: '…' } })`;
  if (!call || !exportsOf(syntax).has('page'))
    return [fault('The page has neither address nor title.', example)];
  const value = typeof call.value === 'object' ? call.value : undefined;
  if (!value) return [fault('What ownPage is given must stand there in plain values.', example)];
  const { path, title } = value;
  const missing = [
    ...(typeof path === 'string' ? [] : ['path']),
    ...(typeof title === 'object' && Object.keys(title).length > 0 ? [] : ['title']),
  ];
  if (missing.length > 0) return [fault(`The page has no ${missing.join(' and no ')}.`, example)];
  const page = pageOf(name, syntax);
  if (!page) return [fault('Title and description are texts by language.', example)];
  const wrong = textFault(page) ?? pathFault(page.path, others);
  return wrong ? [fault(...wrong)] : [];
};

/**
 * Finds what is wrong with where a section stands.
 *
 * @param sections of the brand's home page; undefined where its file is at fault
 */
export const checkSection = (
  { name }: OwnFile,
  syntax: OwnSyntax,
  sections: readonly string[] | undefined,
): OwnFault[] => {
  const example = `export const section = ownSection({ after: 'games' })`;
  const at = argumentOf(syntax, 'ownSection')?.at;
  const fault = (message: string, suggestion: string): OwnFault => ({
    code: 'overrides/section',
    offset: at ?? 0,
    message,
    suggestion,
  });
  const section = sectionOf(name, syntax);
  if (!section || !exportsOf(syntax).has('section'))
    return [fault('The section does not say where it stands.', example)];
  const { place } = section;
  const beside = 'before' in place ? place.before : place.after;
  if (!sections || sections.includes(beside)) return [];
  const hint = didYouMean(beside, sections) || `It has ${listed(sections)}.`;
  return [fault(`The brand’s home page has no section “${beside}”.`, hint)];
};
