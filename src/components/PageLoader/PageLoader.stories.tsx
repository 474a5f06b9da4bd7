import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { PageLoader } from './PageLoader.tsx';

const meta = {
  title: 'Frame/PageLoader',
  component: PageLoader,
  args: { label: word('status.pageLoading') },
  parameters: {
    docs: {
      notes: {
        do: ['Show it while a page’s own code is on its way; a part inside a page has a skeleton.'],
        dont: ['Do not show it for an action: its button has a spinner of its own.'],
        accessibility: ['A status: read aloud once. What comes within a moment shows no line.'],
      },
    },
  },
} satisfies Meta<typeof PageLoader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

export const Moving: Story = { globals: { motion: 'full' } };
