import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LimboFigure } from './LimboFigure.tsx';

const meta = {
  title: 'Gaming/LimboFigure',
  component: LimboFigure,
  args: {
    target: 2,
    endedAt: 3.41,
    sentence: 'Came to 3.41×: you asked for 2.00×',
    label: 'How far the round comes',
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say in the sentence how far it came and what was asked for.'],
        dont: ['Do not slow the figure down shortly before the mark.'],
        accessibility: [
          'The sentence tells the result; the figure and its way are decoration.',
          'With reduced motion the figure stands at its end at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof LimboFigure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.41×')).toBeVisible();
  },
};

export const Short: Story = {
  args: { endedAt: 1.17, sentence: 'Came to 1.17×: you asked for 2.00×' },
};

export const Ready: Story = { args: { endedAt: null, sentence: 'Ask for a multiplier' } };

export const Rising: Story = {
  args: { endedAt: 48.2, riseMs: 400, sentence: 'Rising …' },
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('48.20×')).toBeVisible());
  },
};

export const High: Story = {
  args: { target: 1000, endedAt: 10_000, sentence: 'Came to 10,000.00×' },
  globals: { viewport: { value: 'phone' } },
};
