import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArt } from '#stories/art/sample-art.ts';
import { WinnerRow } from './WinnerRow.tsx';

const meta = {
  title: 'Gaming/WinnerRow',
  component: WinnerRow,
  args: {
    customerName: 'ma***7',
    gameName: 'Golden Koi',
    winMinor: 12_845_000,
    currency: 'USD',
    language: 'en',
    iconUrl: sampleArt.koi,
    fallbackUrl: sampleArt.reels,
    rank: 1,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Give names as the platform has masked them.'],
        dont: ['Do not show what a player lost, or a win smaller than its stake.'],
        accessibility: ['The picture is decoration: the game’s name is written beside it.'],
      },
    },
  },
} satisfies Meta<typeof WinnerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LowerPlace: Story = { args: { rank: 14, winMinor: 91_000 } };

export const WithoutRank: Story = { args: { rank: undefined } };

export const BrokenArt: Story = { args: { iconUrl: '/gone.svg' } };

export const LongText: Story = {
  args: {
    gameName: 'Donaudampfschifffahrtsgesellschaft der tausend Laternen',
    customerName: 'ကိုကိုအောင်မင်းထက်***',
    winMinor: 98_765_432_100,
    currency: 'VND',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
