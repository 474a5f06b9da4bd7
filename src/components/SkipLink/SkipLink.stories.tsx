import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  args: { children: word('common.skipToContent') },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ paddingBlock: 64 }}>
        Here begins what the page is about.
      </main>
    </div>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Set it first in the document.'],
        dont: ['Do not hide it from those who see: it appears when it has the focus.'],
        accessibility: ['It is the first stop of the keyboard and leads past the navigation.'],
      },
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(getComputedStyle(link).clipPath).not.toBe('none');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
};
