import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { sampleArt, sampleGames } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { GameTile, type GameTileLabels } from '../GameTile/GameTile.tsx';
import { GameShelf, type GameShelfProps } from './GameShelf.tsx';

type StoryArgs = GameShelfProps & { labels: GameTileLabels; count: number };

const meta = {
  title: 'Gaming/GameShelf',
  component: GameShelf as ComponentType<StoryArgs>,
  args: {
    label: word('home.tabHot'),
    count: 13,
    labels: {
      favorite: word('game.favorite'),
      maintenance: word('game.maintenance'),
      badges: {
        new: word('game.badgeNew'),
        hot: word('game.badgeHot'),
        top: word('game.badgeTop'),
      },
    },
    empty: (
      <EmptyState icon="heart" title={word('home.favoritesEmptyTitle')}>
        {word('home.favoritesEmptyText')}
      </EmptyState>
    ),
  },
  render: ({ labels, count, ...args }: StoryArgs) => (
    <GameShelf {...args}>
      {sampleGames(count).map((game, index) => (
        <GameTile
          key={game.id}
          name={game.name}
          vendor={game.vendor}
          iconUrl={game.iconUrl}
          fallbackUrl={sampleArt.reels}
          labels={labels}
          badges={index % 3 === 0 ? ['hot'] : []}
          titlePlace={args.titlePlace}
          eager
          onOpen={() => undefined}
          onToggleFavorite={() => undefined}
        />
      ))}
    </GameShelf>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Use it for a handful of games; thirteen with a featured one fill sixteen places.',
          'Give as many skeletons as games will come.',
        ],
        dont: ['Do not use it for lists without an end: a `GameGrid` draws only what is in sight.'],
        accessibility: [
          'A list with a name; what has run out of a phone’s screen is reached by Tab and snaps into sight.',
        ],
      },
    },
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Featured: Story = { args: { featured: true } };

/** On a phone the row runs out of the screen, so that it is seen to go on. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Shelf: Story = { args: { arrange: 'shelf' } };

export const TitleUnder: Story = { args: { titlePlace: 'under', count: 8 } };

export const Loading: Story = {
  args: { count: 0, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = { args: { count: 0 } };
