import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inOrder, type MemberPlace, readMemberPlace } from './member-places.ts';
import { type Placing, readPlacing } from './read-placing.ts';
import {
  type PartPlace,
  readPartPlace,
  readPopupPlace,
  readScreenPlace,
  type SitePlace,
} from './site-places.ts';

/** Every screen, popup and part of the site, as the files beside them place them. */
export interface Places {
  /** Pages of the member center, in the order of the navigation. */
  member: MemberPlace[];
  screens: SitePlace[];
  popups: SitePlace[];
  parts: PartPlace[];
}

/** Refuses two that are the same in what only one may be, naming their files. */
const refuseTwins = (all: readonly { file: string; what: string }[]): void => {
  const seen = new Map<string, string>();
  for (const { file, what } of all) {
    const twin = seen.get(what);
    if (twin !== undefined) throw new Error(`${twin} and ${file} both have ${what}.`);
    seen.set(what, file);
  }
};

const refuseConflicts = ({ member, screens, popups, parts }: Places): void => {
  refuseTwins([
    ...member.flatMap(({ file, name, navigation }) => [
      { file, what: `/${name}` },
      ...(navigation ? [{ file, what: `place ${navigation.order} of the navigation` }] : []),
    ]),
    ...[...screens, ...popups].flatMap(({ file, pages }) =>
      pages.flatMap((page) => [
        { file, what: page.path },
        ...(page.category ? [{ file, what: `the category ${page.category}` }] : []),
        ...(page.lottery ? [{ file, what: `the lottery ${page.lottery}` }] : []),
        ...(page.navigation
          ? [{ file, what: `place ${page.navigation.order} of the navigation` }]
          : []),
      ]),
    ),
    ...[...member, ...screens, ...popups, ...parts].map(({ file, component }) => ({
      file,
      what: `the name ${component}`,
    })),
    ...parts.map(({ file, kind, name }) => ({ file, what: `the ${kind} ${name}` })),
  ]);
};

/**
 * Sorts what was read into screens, popups and parts.
 *
 * @param files [path below src/site, text] of every `*.screen.ts`, `*.popup.ts` and `*.part.ts`
 * @throws {Error} naming the files that are at fault, or that contradict each other
 */
export const placesOf = (files: readonly (readonly [string, string])[]): Places => {
  const read = (kind: string): Placing[] =>
    files
      .filter(([file]) => file.endsWith(`.${kind}.ts`))
      .map(([file, text]) => readPlacing(file, text, kind));
  const madeBy = (kind: string, ...makers: string[]): Placing[] =>
    read(kind).map((placing) => {
      if (makers.includes(placing.maker)) return placing;
      throw placing.fault(`what it exports is made by ${makers.join(' or ')}`);
    });
  const screens = madeBy('screen', 'siteScreen', 'memberScreen');
  const places = {
    member: inOrder(screens.filter(({ maker }) => maker === 'memberScreen').map(readMemberPlace)),
    screens: screens.filter(({ maker }) => maker === 'siteScreen').map(readScreenPlace),
    popups: madeBy('popup', 'sitePopup').map(readPopupPlace),
    parts: madeBy('part', 'sitePart').map(readPartPlace),
  };
  refuseConflicts(places);
  return places;
};

/** Everything that is placed below a folder, which is src/site. */
export const readPlaces = (site: string): Places =>
  placesOf(
    globSync('**/*.{screen,popup,part}.ts', { cwd: site })
      .toSorted()
      .map((file) => [file, readFileSync(path.join(site, file), 'utf8')] as const),
  );
