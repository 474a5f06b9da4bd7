import type { Meta, StoryObj } from '@storybook/react-vite';
import { word } from '#stories/words.ts';
import { VipBadge } from '../VipBadge/VipBadge.tsx';
import { UserBadge } from './UserBadge.tsx';

const meta = {
  title: 'Gaming/UserBadge',
  component: UserBadge,
  args: { name: 'maung77' },
  parameters: {
    docs: {
      notes: {
        do: ['Use it wherever the signed-in member is spoken of.'],
        dont: ['Do not show a full name where the account name will do.'],
        accessibility: ['The picture is decoration: the name is written beside it.'],
      },
    },
  },
} satisfies Meta<typeof UserBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Trial: Story = { args: { detail: word('header.trial') } };

export const WithRank: Story = {
  args: { detail: <VipBadge name="Gold" level={3} levels={5} size="sm" /> },
};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg', detail: word('header.trial') } };

export const LongText: Story = {
  args: { name: 'donaudampfschifffahrtskapitaensmuetze', detail: word('header.trial') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13rem' }}>
        <Story />
      </div>
    ),
  ],
};
