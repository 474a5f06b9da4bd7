import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  title: 'Gaming/GameTile',
  component: GameTile,
  args: {
    name: 'Golden Koi',
    vendor: 'Gilded Kite',
    iconUrl: sampleArt.koi,
    fallbackUrl: sampleArt.reels,
    eager: true,
    badges: ['hot', 'new'],
    labels: {
      favorite: word('game.favorite'),
      play: 'Play now',
      trial: word('gameFacts.trial'),
      maintenance: word('game.maintenance'),
      badges: {
        new: word('game.badgeNew'),
        hot: word('game.badgeHot'),
        top: word('game.badgeTop'),
      },
    },
    onOpen: fn(),
    onToggleFavorite: fn(),
    onPlay: fn(),
    onTrial: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: [
          'Let the art carry the tile: at most two badges.',
          'Put the title under the art where the art is low or square.',
        ],
        dont: [
          'Do not offer to play a game under maintenance.',
          'Do not write words into the art: they can be neither translated nor read aloud.',
        ],
        accessibility: [
          'A press anywhere on the tile opens the game; the heart and the two starts are buttons of their own.',
          'The heart is a toggle that says whether it is pressed, and each button names its game.',
          'Badges have an icon and a name besides their color.',
        ],
      },
    },
  },
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof GameTile>;

/** Tab goes from the game to its starts and the heart; each does its own thing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onTrial).toHaveBeenCalledOnce();
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
  },
};

/** The way to start comes up where a mouse is; on a touch screen it is always there. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
  },
};

export const Focused: Story = {
  args: { onPlay: undefined, onTrial: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Favorite: Story = {
  args: { favorite: true, badges: ['top'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const TitleUnder: Story = { args: { titlePlace: 'under' } };

export const Maintenance: Story = {
  args: { maintenance: true },
  play: async ({ canvas }) => {
    // What remains is to look at it and to keep it.
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** On the narrowest phones three stand side by side. */
export const Smallest: Story = {
  args: {
    name: 'Emperor Hold’em',
    iconUrl: sampleArt.cards,
    onPlay: undefined,
    onTrial: undefined,
  },
  render: (args) => (
    <div style={{ display: 'flex', gap: '8px', alignItems: 'start' }}>
      <div style={{ inlineSize: '6.25rem' }}>
        <GameTile {...args} titlePlace="under" />
      </div>
      <div style={{ inlineSize: '6.25rem' }}>
        <GameTile {...args} name="Golden Koi" titlePlace="under" iconUrl={sampleArt.koi} />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft der Laternen und tausend goldenen Karpfen',
    vendor: 'Gesellschaft für außerordentliche Spielautomaten',
    iconUrl: sampleArt.lantern,
    badges: ['top', 'new'],
  },
};

/** Art that cannot be had is tried again, then the default picture stands in. */
export const BrokenArt: Story = {
  args: { iconUrl: '/no-such-art.svg', badges: [] },
};

export const Bare: Story = {
  args: {
    badges: [],
    vendor: undefined,
    onToggleFavorite: undefined,
    onPlay: undefined,
    onTrial: undefined,
  },
};
