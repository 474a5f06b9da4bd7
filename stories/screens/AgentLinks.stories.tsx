import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentAnswers } from './sample-agent.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Agent links and income',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** What an agent sees; only brands with agents have these pages. */
const agentStory = (path: string) =>
  screenStory({ path, who: 'member', answers: agentAnswers }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).getAllByRole('row').length).toBeGreaterThan(2);
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

export const RegisterCenter = agentStory('/registerCenter');

/** One link, opened: what came by it under each sub-ID, then day by day. */
export const OneLink = screenStory(
  { path: '/registerCenter', who: 'member', answers: agentAnswers },
  async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Spring video/ });
    await userEvent.click(within(row).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Spring video' });
    await waitFor(() => expect(within(dialog).getByText('forum')).toBeInTheDocument());
    await userEvent.click(within(dialog).getByRole('radio', { name: /day|နေ့|日/i }));
    await waitFor(() => expect(within(dialog).queryByText('forum')).toBeNull());
    await waitFor(() => expect(within(dialog).getAllByRole('row').length).toBeGreaterThan(3));
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
);

/** A link for agents with the contract that it offers, and why one was not offered. */
export const LinkWithContract = screenStory(
  { path: '/registerCenter', who: 'member', answers: agentAnswers },
  async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Team leaders/ });
    await userEvent.click(within(row).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Team leaders' });
    await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(dialog).toHaveTextContent('27.5');
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
);

/** The way of commission to the wallet; what came in stands in a list of its own. */
export const Income = screenStory(
  { path: '/myIncome', who: 'member', answers: agentAnswers },
  async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).getAllByRole('form')[0]).toBeInTheDocument();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  },
);
