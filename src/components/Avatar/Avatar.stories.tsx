import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Basics/Avatar',
  component: Avatar,
  args: { name: 'Ana Lin', sizePx: 56 },
  parameters: {
    docs: {
      notes: {
        do: ['Set the name beside it: it is decoration.'],
        dont: ['Do not show a real face where the player chose none.'],
        accessibility: ['It is hidden from screen readers, since the name stands beside it.'],
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible();
  },
};

export const WithPicture: Story = { args: { src: sampleArt.koi } };

export const BrokenPicture: Story = {
  args: { src: '/no-such-picture.png', fallbackUrl: sampleArt.reels },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} sizePx={24} />
      <Avatar {...args} sizePx={40} />
      <Avatar {...args} sizePx={72} />
    </div>
  ),
};

export const OtherScript: Story = { args: { name: 'ကိုအောင် ထွန်း' } };
