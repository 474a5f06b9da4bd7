import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longHistory, OLDER_MOVEMENTS } from './sample-history.ts';
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

/** More movements than are summed up at once: the pages are turned by the keyboard, then all are summed up. */
export const LongTransactionHistory = screenStory(
  { path: '/transactionHistory', who: 'member', answers: longHistory },
  async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    const older = await main.findByRole('button', { name: /^(?:Older|ပိုဟောင်းသော|较早)$/u });
    const newer = main.getByRole('button', { name: /^(?:Newer|ပိုသစ်သော|较新)$/u });
    await expect(newer).toBeDisabled();
    const rows = main.getAllByRole('listitem').length;
    older.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      void expect(main.getAllByText(/^OLDER-/u)).toHaveLength(OLDER_MOVEMENTS);
      void expect(older).toBeDisabled();
    });
    newer.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(rows));
    await userEvent.click(main.getByRole('button', { name: /Sum up all|အားလုံး ပေါင်းရန်|合计全部/u }));
    await waitFor(() => expect(main.getAllByRole('article').length).toBeGreaterThan(1));
  },
);

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

/** Only brands with points have this page. */
export const Points = centerStory('/pointMall');

export const PointsOrders = centerStory('/pointMall#orders');

export const Limits = centerStory('/limits');
