import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Game } from '#api/games.ts';
import type { ScreenStory } from './open-screen.ts';
import { sampleLists } from './sample-lists.ts';
import { SAMPLE_LOTTERY, sampleLotteries } from './sample-lotteries.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Games',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/**
 * A page of games as the demo member sees it: it has its title, and nothing that it asked for was
 * refused. A brand without the category says that there is no such page.
 */
const gamesStory = (path: string, story: Partial<ScreenStory> = {}): StoryObj =>
  screenStory({ path, who: 'member', ...story }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

export const HotGames = gamesStory('/hot', { answers: sampleLists });

/** Kinds, vendors, search and its hints over a grid that draws only what is near the window. */
export const Slots = gamesStory('/rng', { answers: sampleLists });

const sampleGame: Game = {
  nodeId: 1,
  gameCode: 'emberwick-thunder-hammer',
  nodeName: 'Thunder Hammer',
  gameName: 'Thunder Hammer',
  displayName: 'Thunder Hammer',
  iconUrl: '/game-art/emberwick-thunder-hammer.svg',
  showIcon: '/game-art/emberwick-thunder-hammer.svg',
  isTop: true,
  isHot: true,
  isNew: false,
  vassalage: 'EMBERWICK',
  vendorName: 'Emberwick',
  gameType: 'RNG',
  gameClassify: 'SL',
  isGame: 'GAME',
  maintenance: false,
  rtp: 96.1,
  volatility: 3,
  lines: 25,
  minimumStakeMinor: 100,
  maximumStakeMinor: 100_000,
  freeTrial: true,
};

/** What there is to know of a game before it is played. */
export const GamePopup = screenStory(
  { path: '/', who: 'member', popup: 'gameDetails', details: { game: sampleGame } },
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: sampleGame.displayName });
    // The cross, and the ways to play it, to try it out, and to keep it.
    await waitFor(() => expect(within(dialog).getAllByRole('button')).toHaveLength(4));
  },
);

/** Open draws with their countdowns, what today came to, and who plays most. */
export const Lotteries = gamesStory('/lottery', { answers: sampleLotteries });

/** The board of one lottery with its slip. */
export const OneLottery = gamesStory(`/lottery?gameCode=${SAMPLE_LOTTERY}`, {
  answers: sampleLotteries,
});
