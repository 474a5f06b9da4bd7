import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { largeType } from '#stories/large-type.ts';
import { word } from '#stories/words.ts';
import { formatMoney } from '#domain/format-money.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { RewardCard } from './RewardCard.tsx';

const meta = {
  title: 'Gaming/RewardCard',
  component: RewardCard,
  args: {
    title: 'Weekly rebate',
    worth: '$24.00',
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
    worth: formatMoney(12_345_678_900, { currency: 'VND', language: 'vi' }),
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

/** Type of twice the size on a phone: the stub lies on top, and the amount stays in one piece. */
export const LargeType: Story = {
  args: { worth: formatMoney(123_456_700, { currency: 'BRL', language: 'pt' }) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '328px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: largeType,
  play: async ({ canvas, args }) => {
    await expect(document.documentElement).toHaveStyle({ fontSize: '32px' });
    const amount = canvas.getByText(args.worth, { collapseWhitespace: false });
    const text = document.createRange();
    text.selectNodeContents(amount);
    await expect(text.getClientRects()).toHaveLength(1);
    const stub = amount.parentElement?.getBoundingClientRect();
    await expect(stub?.width).toBeGreaterThan(text.getBoundingClientRect().width);
    await expect(stub?.bottom).toBeLessThanOrEqual(
      canvas.getByRole('heading').getBoundingClientRect().top,
    );
  },
};

/** The longest amount on the narrowest card stays in one piece, too. */
export const LongAmount: Story = {
  ...LongText,
  play: async ({ canvas, args }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(args.worth, { collapseWhitespace: false }));
    await expect(text.getClientRects()).toHaveLength(1);
  },
};
