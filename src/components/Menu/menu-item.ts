import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icon-paths.ts';

/** One line of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** A second, quieter line. */
  description?: string | undefined;
  /** Leads to another page; `onSelect` of the menu is called all the same. */
  href?: string | undefined;
  disabled?: boolean | undefined;
  /** Ends or removes something. */
  danger?: boolean | undefined;
  /** The language of the label, for instance in a list of languages. */
  lang?: string | undefined;
  /** A mark after the words: how much waits there. */
  badge?: ReactNode;
  /** A line above this item sets it off from those before. */
  divided?: boolean | undefined;
}

/** What a menu lists and what happens then. */
export interface MenuList {
  items: MenuItem[];
  onSelect: (id: string) => void;
  /** Given: a menu of choices, of which this one holds. */
  selectedId?: string | undefined;
  /** The name of the list; that of its button when left out. */
  label?: string | undefined;
  /** Stands above the items: who is signed in, a balance. Nothing to press. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
}
