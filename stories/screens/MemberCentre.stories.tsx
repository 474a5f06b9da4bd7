import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Member centre',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/**
 * A page of the member centre, as the demo member sees it after a month: everything that it asked
 * for has come, and nothing of it was refused.
 */
const centreStory = (path: string) =>
  screenStory({ path, who: 'member' }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

export const SecurityCentre = centreStory('/securityCenter');

export const Profile = centreStory('/securityCenter#profile');

export const Devices = centreStory('/securityCenter#devices');

export const Deposit = centreStory('/depositv2');

export const Withdraw = centreStory('/withdraw');

/** Only brands whose vendors have wallets of their own have this page. */
export const TransferFund = centreStory('/transferFund');

export const TransferUpline = centreStory('/transferUpline');

export const TransactionHistory = centreStory('/transactionHistory');

export const BetHistory = centreStory('/personalHistoryCopy');

export const Profit = centreStory('/personalProfit');

export const Bonuses = centreStory('/bonusDetails');

export const Limits = centreStory('/limits');
