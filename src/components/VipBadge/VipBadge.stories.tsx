import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VipBadge } from './VipBadge.tsx';

const ranks = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'];

const meta = {
  title: 'Gaming/VipBadge',
  component: VipBadge,
  args: { name: 'Gold', level: 3, levels: 5 },
  parameters: {
    docs: {
      notes: {
        do: ['Use it beside the member’s name and wherever a rank is spoken of.'],
        dont: ['Do not color ranks by hand: each takes its metal from the brand.'],
        accessibility: [
          'The points on the emblem tell the rank without color; without a name in sight the emblem carries it.',
        ],
      },
    },
  },
} satisfies Meta<typeof VipBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllRanks: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '20px' }}>
      {ranks.map((name, index) => (
        <VipBadge key={name} {...args} name={name} level={index + 1} size="lg" />
      ))}
    </div>
  ),
};

export const Small: Story = { args: { size: 'sm', level: 5, name: 'Diamond' } };

export const EmblemOnly: Story = {
  args: { nameHidden: true, size: 'lg', level: 4, name: 'Platinum' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toBeVisible();
  },
};

export const NotReached: Story = { args: { reached: false, level: 4, name: 'Platinum' } };

export const LongText: Story = {
  args: { name: 'Außerordentliche Ehrenmitgliedschaft', level: 5 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
