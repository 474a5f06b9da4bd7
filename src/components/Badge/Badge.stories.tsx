import type { Meta, StoryObj } from '@storybook/react-vite';
import { word } from '#stories/words.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Basics/Badge',
  component: Badge,
  args: { children: word('game.badgeNew') },
  parameters: {
    docs: {
      notes: {
        do: ['Use one or two words that add a fact: new, hot, under maintenance.'],
        dont: ['Do not let the color alone tell what it means.'],
        accessibility: ['The words keep at least 4.5:1 on every ground, solid or soft.'],
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Solid: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge {...args} tone="neutral" />
      <Badge {...args} tone="primary" />
      <Badge {...args} tone="accent" />
      <Badge {...args} tone="success" />
      <Badge {...args} tone="warning" />
      <Badge {...args} tone="danger" />
      <Badge {...args} tone="info" />
    </div>
  ),
};

export const Soft: Story = {
  args: { variant: 'soft' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge {...args} tone="primary" />
      <Badge {...args} tone="accent" />
      <Badge {...args} tone="success" />
      <Badge {...args} tone="warning" />
      <Badge {...args} tone="danger" />
      <Badge {...args} tone="info" />
    </div>
  ),
};

export const WithIcon: Story = {
  args: { icon: 'flame', tone: 'accent', children: word('game.badgeHot') },
};

export const LongText: Story = {
  args: { children: 'Wartungsarbeiten bis Donnerstagnachmittag', tone: 'warning', variant: 'soft' },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
};
