import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { agentHomeAnswers } from './sample-agent-home.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Agent center',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const agentStory = (path: string, sections: number) =>
  screenStory({ path, who: 'member', answers: agentHomeAnswers }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument();
      void expect(within(main).queryAllByRole('heading', { level: 2 }).length).toBe(sections);
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

/** Where an agent arrives. */
export const AgentHome = agentStory('/agentHome', 5);

export const Announcements = agentStory('/agentAnnouncement', 0);
