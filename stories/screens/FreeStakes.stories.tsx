import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { freeStakeGame } from './sample-free-stake-game.ts';
import { sampleFreeStakes } from './sample-free-stakes.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Free stakes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** A page as a member with free stakes sees it: everything that it asked for has come. */
const freeStakeStory = (path: string, seen?: RegExp): StoryObj =>
  screenStory({ path, who: 'member', answers: sampleFreeStakes }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
      if (seen) void expect(within(main).getAllByText(seen).length).toBeGreaterThan(0);
    });
  });

/** One that a deposit has brought, to be claimed. */
export const Promotions = freeStakeStory('/promotions#evening-dice', /An evening of dice/u);

export const RewardCenter = freeStakeStory('/rewardCenter', /An evening of dice/u);

/** One in use, one waiting, one that became cash, and one whose days ran out. */
export const Bonuses = freeStakeStory('/bonusDetails', /Golden Dice/u);

/** Only brands with points have this page. */
export const PointMall = freeStakeStory('/pointMall');

/** Over its game: what is staked first, and what becomes of what it wins. */
export const InItsGame = screenStory(
  { path: `/game/${freeStakeGame.nodeId}`, who: 'member', answers: sampleFreeStakes },
  async ({ canvas }) => {
    // The amount that is left stands in it, in every language and currency.
    await canvas.findByText(/6[.,]?2/u, { selector: 'strong' });
    await waitFor(() =>
      expect(canvas.queryByText(/Golden Dice/u, { selector: 'h1' })).toBeVisible(),
    );
  },
);
