import { addons } from 'storybook/preview-api';
import {
  SELECT_STORY,
  STORY_PREPARED,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { ADDRESS_EVENT } from './address-event.ts';
import type { ToolbarGlobals } from './story-environment.ts';

/** A page of this Storybook, as it stands in the address. */
export interface StoryAddress {
  /** `tokens--browser`. */
  id: string;
  /** A page of documentation instead of a story. */
  view?: 'story' | 'docs';
  globals?: Partial<ToolbarGlobals>;
  args?: Record<string, string>;
}

const pairs = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** The address of a page, relative to where Storybook is served. */
export const addressOf = ({ id, view = 'story', globals, args }: StoryAddress): string => {
  const parts = [`path=/${view}/${id}`];
  if (args) parts.push(`args=${pairs(args)}`);
  if (globals) parts.push(`globals=${pairs(globals)}`);
  return `./?${parts.join('&')}`;
};

/** Opens a page of this Storybook without loading Storybook anew. */
export const openStory = ({ id, view = 'story', globals, args }: StoryAddress): void => {
  const channel = addons.getChannel();
  if (globals) channel.emit(UPDATE_GLOBALS, { globals });
  const isShown = new URLSearchParams(window.location.search).get('id') === id;
  if (args && isShown) keepInAddress(id, args);
  // A page that was not opened yet knows of no args.
  if (args && !isShown) channel.once(STORY_PREPARED, () => keepInAddress(id, args));
  channel.emit(SELECT_STORY, { storyId: id, viewMode: view });
};

/** Puts what a page shows into its address, as args of its story, so that it can be handed on. */
export const keepInAddress = (id: string, args: Record<string, string>): void =>
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: args });

/** Whether a press on a link is meant for this very tab. */
export const isPlainPress = (event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** What an address says beside its page; nothing takes it out. */
export type AddressParams = Record<string, string | null>;

const isAlone = (): boolean => window.parent === window;

/** The search of the address that a person sees: that of the manager, or of a story that stands alone. */
export const managerSearch = (): string => {
  try {
    return window.parent.location.search;
  } catch {
    // Another site shows Storybook in a frame of its own.
    return window.location.search;
  }
};

/** Puts what a page shows into the address that a person sees. */
export const keepParams = (params: AddressParams): void => {
  if (!isAlone()) {
    addons.getChannel().emit(ADDRESS_EVENT, params);
    return;
  }
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history.replaceState(null, '', url);
};

/** The whole address of a page with what it shows. */
export const managerAddress = ({ id, params }: { id: string; params: AddressParams }): string => {
  const said = Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null);
  return new URL(`./?path=/story/${id}&${new URLSearchParams(said).toString()}`, document.baseURI)
    .href;
};

let isChosen = false;

/** Lets the toolbar begin with what the address chose; from then on the toolbar decides. */
export const chooseOnce = (globals: Partial<ToolbarGlobals>): void => {
  if (isChosen) return;
  isChosen = true;
  if (Object.keys(globals).length > 0) addons.getChannel().emit(UPDATE_GLOBALS, { globals });
};
