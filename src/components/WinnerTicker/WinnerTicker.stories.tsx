import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArt, sampleGames } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { WinnerTicker } from './WinnerTicker.tsx';

const winners = sampleGames(10).map(({ id, name, iconUrl }, index) => ({
  id,
  rank: index + 1,
  customerName: ['ma***7', 'jo***k', 'th***1', 'an***e', 'ko***9'][index % 5] ?? '',
  gameName: name,
  winMinor: Math.round(48_250_000 / (index + 1.3)),
  iconUrl,
}));

const meta = {
  title: 'Gaming/WinnerTicker',
  component: WinnerTicker,
  args: {
    label: word('home.winnersTop', { count: 10 }),
    title: word('home.winnersTop', { count: 10 }),
    winners,
    currency: 'USD',
    language: 'en',
    fallbackUrl: sampleArt.reels,
    pauseLabel: word('home.winnersPause'),
    playLabel: word('home.winnersPlay'),
    empty: word('home.winnersEmptyText'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Use a `WinnersBoard` for two columns.'],
        dont: ['Do not make it run faster than it can be read: a line takes 2.4 s.'],
        accessibility: [
          'It can be stopped (WCAG 2.2.2); with reduced motion it stands still and is scrolled by hand or by keyboard.',
        ],
      },
    },
  },
} satisfies Meta<typeof WinnerTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It passes by itself, and its button stops it. */
export const Moving: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent, args }) => {
    const stop = canvas.queryByRole('button', { name: args.pauseLabel });
    if (!stop) return;
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: args.playLabel })).toHaveFocus();
  },
};

/** Lines that all fit stand still. */
export const Few: Story = {
  args: { winners: winners.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { winners: [], loading: true } };

export const Empty: Story = { args: { winners: [] } };
