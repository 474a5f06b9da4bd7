import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { LevelMeter } from './LevelMeter.tsx';

const meta = {
  title: 'Gaming/LevelMeter',
  component: LevelMeter,
  args: { level: 3, label: word('gameFacts.volatilityLevels.3') },
  parameters: {
    docs: {
      notes: {
        do: ['Say the level in a word beside the bars.'],
        dont: ['Do not use it for a share: a progress bar has a figure.'],
        accessibility: ['The bars are decoration; the word is what is read.'],
      },
    },
  },
} satisfies Meta<typeof LevelMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(3);
    await expect(canvasElement).toHaveTextContent(args.label);
  },
};

export const Lowest: Story = { args: { level: 1, label: word('gameFacts.volatilityLevels.1') } };

export const Highest: Story = { args: { level: 5, label: word('gameFacts.volatilityLevels.5') } };
