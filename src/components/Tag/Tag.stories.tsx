import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Basics/Tag',
  component: Tag,
  args: { children: word('categories.RNG') },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for keywords, and for filters that are set and can be taken back.'],
        dont: [
          'Do not use it for a state: that is a Badge.',
          'Do not use it to switch a filter on: that is a Chip.',
        ],
        accessibility: [
          'The button that takes it away names the tag: "Remove Slots".',
          'That button is 24 px to the eye and 44 px high to a finger.',
        ],
      },
    },
  },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag {...args} tone="neutral" icon="slots" />
      <Tag {...args} tone="primary" icon="slots" />
      <Tag {...args} tone="accent" icon="slots" />
    </div>
  ),
};

export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove the filter', tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove the filter', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    children: word('footer.responsibleNote'),
    onRemove: fn(),
    removeLabel: 'Remove the filter',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};
