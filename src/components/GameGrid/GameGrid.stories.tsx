import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleArt, sampleGames, type SampleGame } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { vars } from '#theme/vars.css.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { GameTile, type GameTileLabels } from '../GameTile/GameTile.tsx';
import { GameGrid, type GameGridProps } from './GameGrid.tsx';

type StoryArgs = GameGridProps<SampleGame> & { labels: GameTileLabels };

const renderTile = (
  game: SampleGame,
  index: number,
  { labels, titlePlace }: Pick<StoryArgs, 'labels' | 'titlePlace'>,
) => (
  <GameTile
    name={game.name}
    vendor={game.vendor}
    iconUrl={game.iconUrl}
    fallbackUrl={sampleArt.reels}
    labels={labels}
    titlePlace={titlePlace}
    badges={index % 4 === 0 ? ['hot'] : []}
    eager={index < 12}
    onOpen={() => undefined}
    onToggleFavorite={() => undefined}
  />
);

const meta = {
  title: 'Gaming/GameGrid',
  component: GameGrid as ComponentType<StoryArgs>,
  render: ({ labels, ...args }: StoryArgs) => (
    <GameGrid
      {...args}
      renderTile={(game, index) => renderTile(game, index, { labels, titlePlace: args.titlePlace })}
    />
  ),
  args: {
    label: word('home.rngTitle'),
    games: sampleGames(18),
    keyOf: ({ id }) => id,
    renderTile: () => null,
    labels: {
      favorite: word('game.favorite'),
      maintenance: word('game.maintenance'),
      badges: {
        new: word('game.badgeNew'),
        hot: word('game.badgeHot'),
        top: word('game.badgeTop'),
      },
    },
    status: 'ready',
    empty: (
      <EmptyState icon="search" title={word('home.gamesEmptyTitle')}>
        {word('home.gamesEmptyText')}
      </EmptyState>
    ),
    error: (
      <ErrorState
        title={word('home.gamesFailed')}
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
        do: [
          'Use it for lists without an end; up to about twenty games stand in a `GameShelf`.',
          'Give `total`, so that a screen reader knows how many games there are.',
        ],
        dont: ['Do not load more by scrolling alone: the button keeps the footer within reach.'],
        accessibility: [
          'Every tile says its place and how many there are, drawn or not.',
          'Arrow keys step from tile to tile, right to left as well; the tile with the focus is never taken away.',
        ],
      },
    },
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the tiles is the brand's; these stories bring their own. */
function withRatio(ratio: string): Decorator {
  return (Story) => (
    <div style={{ [vars.tile.ratio.slice(4, -1)]: ratio }}>
      <Story />
    </div>
  );
}

const nameOf = (element: Element | null) =>
  element?.closest('[data-index]')?.getAttribute('aria-posinset');

/** The arrow keys walk along the rows and down the columns. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('list');
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    await userEvent.tab();
    await expect(nameOf(document.activeElement)).toBe('1');
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(nameOf(document.activeElement)).toBe('2');
    // As many as there are now: a busy browser may give the page its last width late.
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    await userEvent.keyboard('{ArrowDown}');
    await expect(nameOf(document.activeElement)).toBe(String(columns + 2));
  },
};

/** Of 400 games only those near the window are in the page; each still says its place. */
export const Long: Story = {
  args: { games: sampleGames(400), total: 1200, progress: '400 / 1,200' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('data-windowed'));
    const tiles = canvas.getAllByRole('listitem');
    await expect(tiles.length).toBeLessThan(150);
    await expect(tiles[0]).toHaveAttribute('aria-setsize', '1200');
    canvas.getByRole('list').scrollIntoView({ block: 'end' });
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '400'),
    );
    canvas.getByRole('list').scrollIntoView({ block: 'start' });
  },
};

/** Square tiles, as a brand may choose; their titles stand under the art. */
export const Square: Story = {
  args: { tile: 'square', titlePlace: 'under', games: sampleGames(12) },
  decorators: [withRatio('1')],
};

/** Low tiles, as a brand may choose. */
export const Landscape: Story = {
  args: { tile: 'landscape', titlePlace: 'under', games: sampleGames(9) },
  decorators: [withRatio('16 / 10')],
};

export const Loading: Story = {
  args: { games: [], status: 'loading', skeletons: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

export const More: Story = {
  args: {
    progress: word('gameList.shownOf', { shown: 18, total: 312 }),
    total: 312,
    more: { label: word('gameList.showMore'), onMore: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getAllByRole('button').at(-1) as HTMLElement;
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.more?.onMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  args: {
    skeletons: 6,
    more: { label: word('gameList.showMore'), onMore: fn(), loading: true },
  },
};

export const Empty: Story = { args: { games: [] } };

export const Failed: Story = { args: { games: [], status: 'failed' } };

/** What is here stays when the next page fails; the button tries again. */
export const MoreFailed: Story = {
  args: {
    games: sampleGames(8),
    status: 'failed',
    more: { label: word('common.retry'), onMore: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const OneGame: Story = { args: { games: sampleGames(1) } };

export const EmptyWithAction: Story = {
  args: {
    games: [],
    empty: (
      <EmptyState
        icon="heart"
        title={word('home.favoritesInviteTitle')}
        action={<Button onPress={() => undefined}>{word('home.favoritesInviteAction')}</Button>}
      >
        {word('home.favoritesInviteText')}
      </EmptyState>
    ),
  },
};
