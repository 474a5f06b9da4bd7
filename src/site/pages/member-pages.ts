import type { Settings } from '../settings/settings.ts';
import { pages } from './member-pages.generated.ts';
import type { MemberPage } from './member-screen.ts';

/** The name of a page of the member center: its address without the slash. */
export type MemberPageName = keyof typeof pages;

/** Every page of the member center by its name. */
export const memberPages: Record<MemberPageName, MemberPage> = pages;

/** The names of all pages, in the order of the navigation. */
export const memberPageNames = Object.keys(pages) as MemberPageName[];

/** Whether a page is closed to agents: it holds what the brand gives to who plays. */
export const isForPlayers = (name: MemberPageName): boolean => memberPages[name].players ?? false;

/** Whether a brand has a page of the member center. */
export const hasMemberPage =
  (name: MemberPageName) =>
  (settings: Settings): boolean =>
    memberPages[name].when?.(settings) ?? true;
