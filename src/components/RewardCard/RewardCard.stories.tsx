import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Money } from '../Money/Money.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { RewardCard } from './RewardCard.tsx';

const meta = {
  title: 'Gaming/RewardCard',
  component: RewardCard,
  args: {
    title: 'Weekly rebate',
    worth: <Money minor={2400} currency="USD" language="en" />,
    summary: '1.2 % of your valid bets on slots. Turnover once before withdrawal.',
    state: 'open',
    stateLabel: 'To claim',
    until: 'Until 30 November',
    actionLabel: 'Claim',
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['State what a reward asks for beside what it gives.'],
        dont: [
          'Do not build rewards on losses.',
          'Do not hurry: an end is a date, not a running clock.',
        ],
        accessibility: [
          'The state is a word, not only a color.',
          'The button’s name holds the reward’s title, so that a list of buttons makes sense.',
        ],
      },
    },
  },
} satisfies Meta<typeof RewardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** A second press while it is being claimed does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { state: 'pending', stateLabel: 'Processing' } };

/** What is still to be done for it is done elsewhere. */
export const OnTheWay: Story = {
  args: {
    state: 'pending',
    stateLabel: word('rewardCenter.states.open'),
    link: (
      <LinkButton href="/promotions" variant="ghost" size="sm" iconEnd="arrowEnd">
        {word('rewardCenter.to.open')}
      </LinkButton>
    ),
  },
};

export const Claimed: Story = {
  args: { state: 'done', stateLabel: 'Claimed', until: undefined },
};

export const Closed: Story = { args: { state: 'closed', stateLabel: 'Expired', icon: 'ticket' } };

export const ComingSoon: Story = {
  args: {
    state: 'pending',
    stateLabel: word('promotionList.phases.comingSoon'),
    worth: '20 spins',
    icon: 'slots',
    until: 'From 1 December',
  },
};

export const LongText: Story = {
  args: {
    title: 'Außerordentliche Wochenendgewinnbeteiligungsgutschrift',
    worth: <Money minor={12_345_678_900} currency="VND" language="vi" />,
    summary: 'သင်၏ တရားဝင်လောင်းကြေးများအပေါ် ၁.၂ ရာခိုင်နှုန်း ပြန်အမ်းငွေကို အပတ်စဉ် တနင်္လာနေ့တိုင်း ရယူနိုင်ပါသည်။',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20.5rem' }}>
        <Story />
      </div>
    ),
  ],
};
