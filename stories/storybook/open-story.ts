import { addons } from 'storybook/preview-api';
import { SELECT_STORY, UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
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
  channel.emit(SELECT_STORY, { storyId: id, viewMode: view });
  if (args) channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: args });
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
