import path from 'node:path';
import { FONT_LIST } from '../render/own-fonts.ts';
import { walkFiles } from '../../base/files/walk-files.ts';

/** Where a brand's own code stands, in the brand's folder. */
export const OVERRIDES = 'overrides';

/** A file of own code that bears a name of its own. */
export interface OwnFile {
  /** `FooterFull` of a component, `promise` of a page or section, `en` of words. */
  name: string;
  /** From the folder of overrides, with `/`. */
  file: string;
}

/** What a brand's folder of overrides holds, by the places of its files. */
export interface OverrideFiles {
  /** Absolute. */
  folder: string;
  /** They stand in for components of the library, by their names. */
  components: OwnFile[];
  pages: OwnFile[];
  /** Sections of the home page. */
  sections: OwnFile[];
  /** By language. */
  words: OwnFile[];
  /** Whether there is a list of own fonts. */
  fonts: boolean;
  styles: boolean;
  /** Every file of the folder, sorted. */
  all: string[];
}

export const STYLES = 'styles.css';

const PLACES = {
  components: /^components\/([A-Z]\w*)\.tsx$/,
  pages: /^pages\/([a-z][\da-z-]*)\.page\.tsx$/,
  sections: /^home\/([a-z][\da-z-]*)\.section\.tsx$/,
  words: /^words\/([\w-]+)\.json$/,
} as const;

/** Stories and tests of own code: seen in Storybook and by Vitest, and no part of the site. */
const BESIDE = /\.(?:stories|test)\.tsx?$/;

/** Whether a file of own code goes into the site. */
export const isOfSite = (file: string): boolean => !BESIDE.test(file);

/** Whether the compile reads a file: fonts are added to each site beside it. */
export const isOfCompile = (file: string): boolean => isOfSite(file) && !file.startsWith('fonts/');

const inPlace = (files: readonly string[], place: RegExp): OwnFile[] =>
  files.flatMap((file) => {
    const name = place.exec(file)?.[1];
    return name === undefined ? [] : [{ name, file }];
  });

/**
 * Lists a brand's own code; nothing is read but names.
 *
 * @param merchant the brand's folder, absolute
 * @returns undefined for a brand without own code
 */
export const listOverrides = (merchant: string): OverrideFiles | undefined => {
  const folder = path.join(merchant, OVERRIDES);
  const all = walkFiles(folder);
  if (all.length === 0) return undefined;
  const files = all.filter(isOfSite);
  return {
    folder,
    components: inPlace(files, PLACES.components),
    pages: inPlace(files, PLACES.pages),
    sections: inPlace(files, PLACES.sections),
    words: inPlace(files, PLACES.words),
    fonts: files.includes(FONT_LIST),
    styles: files.includes(STYLES),
    all,
  };
};
