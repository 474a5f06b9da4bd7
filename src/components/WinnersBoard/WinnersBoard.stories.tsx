import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArt, sampleGames } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { WinnersBoard } from './WinnersBoard.tsx';

const winners = sampleGames(20).map(({ id, name, iconUrl }, index) => ({
  id,
  rank: index + 1,
  customerName: ['ma***7', 'jo***k', 'th***1', 'an***e', 'ko***9'][index % 5] ?? '',
  gameName: name,
  winMinor: Math.round(48_250_000 / (index + 1.3)),
  iconUrl,
}));

const meta = {
  title: 'Gaming/WinnersBoard',
  component: WinnersBoard,
  args: {
    label: word('home.winnersTitle'),
    columns: [
      { title: word('home.winnersTop', { count: 10 }), winners: winners.slice(0, 10) },
      { title: word('home.winnersNext', { count: 10 }), winners: winners.slice(10) },
    ],
    status: 'ready',
    currency: 'USD',
    language: 'en',
    fallbackUrl: sampleArt.reels,
    pauseLabel: word('home.winnersPause'),
    playLabel: word('home.winnersPlay'),
    empty: (
      <EmptyState icon="trophy" title={word('home.winnersEmptyTitle')}>
        {word('home.winnersEmptyText')}
      </EmptyState>
    ),
    error: (
      <ErrorState
        title={word('home.winnersFailed')}
        retryLabel={word('common.retry')}
        onRetry={() => undefined}
      >
        {word('refusals.network_error')}
      </ErrorState>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show wins that happened, with masked names.'],
        dont: ['Never fill the board with invented winners: an empty board says so.'],
        accessibility: [
          'Each column stands still by its button, under the pointer and the focus, and with reduced motion.',
          'A screen reader finds two lists, each once.',
        ],
      },
    },
  },
} satisfies Meta<typeof WinnersBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    const [stop] = canvas.queryAllByRole('button', { name: args.pauseLabel });
    // With reduced motion nothing moves, and there is nothing to stop.
    if (!stop) return;
    stop.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: args.playLabel })).toHaveFocus();
  },
};

export const OneColumn: Story = {
  args: {
    columns: [
      { title: word('home.winnersTop', { count: 10 }), winners: winners.slice(0, 4) },
      { title: word('home.winnersNext', { count: 10 }), winners: [] },
    ],
  },
};

export const Loading: Story = {
  args: {
    status: 'loading',
    columns: [
      { title: word('home.winnersTop', { count: 10 }), winners: [] },
      { title: word('home.winnersNext', { count: 10 }), winners: [] },
    ],
  },
};

export const Empty: Story = {
  args: {
    columns: [
      { title: '1', winners: [] },
      { title: '2', winners: [] },
    ],
  },
};

export const Failed: Story = { args: { ...Empty.args, status: 'failed' } };
