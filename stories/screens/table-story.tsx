import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ScreenStory } from './open-screen.ts';
import { screenStory } from './screen-story.tsx';

/** A member's page that has come whole: its heading, nothing on its way, no failure, and a table with a row at least. */
export const tableStory = (path: string, answers: NonNullable<ScreenStory['answers']>): StoryObj =>
  screenStory({ path, who: 'member', answers }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument();
      void expect(within(main).getAllByRole('row').length).toBeGreaterThan(1);
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });
