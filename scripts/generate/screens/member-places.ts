import { MEMBER_PAGE_GROUPS } from '../../../src/site/pages/member-screen.ts';
import type { Placing, Rule } from './read-placing.ts';

const GROUPS: readonly string[] = MEMBER_PAGE_GROUPS;

/** A page of the member center as its `*.screen.ts` places it. */
export interface MemberPlace {
  file: string;
  /** Below src/site. */
  folder: string;
  /** Its address without the slash. */
  name: string;
  group: string;
  order: number;
  icon: string;
  open: boolean;
  /** Only players have it. */
  players: boolean;
  /** Its place in the main navigation of brands that name it; null for none. */
  navigation: { name: string; order: number } | null;
  /** Null where every brand has it. */
  when: Rule | null;
  /** The component's name, which is its file's. */
  component: string;
}

/** The page’s name, and its place among the pages of the main navigation. */
const navigationOf = ({ values, fault }: Placing): MemberPlace['navigation'] => {
  const order = values['navigation'];
  if (order === undefined) return null;
  if (!Number.isInteger(order)) throw fault('`navigation` is its place in the main navigation');
  return { name: String(values['path']).slice(1), order: Number(order) };
};

/**
 * Reads where a file places a page of the member center.
 *
 * @throws {Error} naming the file and what it lacks
 */
export const readMemberPlace = (placing: Placing): MemberPlace => {
  const { file, folder, component, when, values, fault } = placing;
  const literal = <Value>(name: string, is: (value: unknown) => value is Value, what: string) => {
    const value = values[name];
    if (is(value)) return value;
    throw fault(`\`${name}\` is ${what}`);
  };
  const isAddress = (value: unknown): value is string => /^\/\w+$/.test(String(value));
  const isWord = (value: unknown): value is string => typeof value === 'string';
  const isGroup = (value: unknown): value is string => GROUPS.includes(String(value));
  const isOrder = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
  return {
    file,
    folder,
    name: literal('path', isAddress, 'an address of letters and digits, such as /limits').slice(1),
    group: literal('group', isGroup, `one of ${GROUPS.join(', ')}`),
    order: literal('order', isOrder, 'its place within the group, from 1'),
    icon: literal('icon', isWord, 'the name of an icon'),
    open: values['open'] === true,
    players: values['players'] === true,
    navigation: navigationOf(placing),
    when,
    component,
  };
};

/**
 * Puts pages into the order of the navigation.
 *
 * @throws {Error} when two have one place
 */
export const inOrder = (places: readonly MemberPlace[]): MemberPlace[] => {
  const sorted = places.toSorted(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order,
  );
  for (const [at, place] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before?.group === place.group && before.order === place.order)
      throw new Error(
        `${before.file} and ${place.file} both have place ${place.order} of ${place.group}.`,
      );
  }
  return sorted;
};
