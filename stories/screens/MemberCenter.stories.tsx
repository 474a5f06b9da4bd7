import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Member center',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/**
 * A page of the member center, as the demo member sees it after a month: everything that it asked
 * for has come, and nothing of it was refused.
 */
const centerStory = (path: string) =>
  screenStory({ path, who: 'member' }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

export const SecurityCenter = centerStory('/securityCenter');

export const Profile = centerStory('/securityCenter#profile');

export const Devices = centerStory('/securityCenter#devices');

export const Deposit = centerStory('/depositv2');

export const Withdraw = centerStory('/withdraw');

/** Only brands whose vendors have wallets of their own have this page. */
export const TransferFund = centerStory('/transferFund');

export const TransferUpline = centerStory('/transferUpline');

export const TransactionHistory = centerStory('/transactionHistory');

export const BetHistory = centerStory('/personalHistoryCopy');

export const Profit = centerStory('/personalProfit');

export const Bonuses = centerStory('/bonusDetails');

export const Rewards = centerStory('/rewardCenter');

export const Missions = centerStory('/missionLeaderboard');
export const Messages = centerStory('/messageV2');
/** Only brands where members invite friends have this page. */
export const Referral = centerStory('/referral');

/** Only brands with ranks have this page. */
export const CreditReport = centerStory('/creditReport');

export const Limits = centerStory('/limits');
