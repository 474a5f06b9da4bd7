import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePromotions } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionCardSkeleton } from './PromotionCardSkeleton.tsx';

const meta = {
  title: 'Gaming/PromotionCard',
  component: PromotionCard,
  args: {
    title: 'Lanterns of the full moon',
    summary: 'Ten nights, ten lanterns: each opens with your first round of the evening.',
    art: samplePromotions.moon,
    href: '#moon',
    badge: word('categories.RNG'),
    period: word('promotions.until', { date: '30 November' }),
    moreLabel: word('home.promotionsMore'),
    eager: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Say in two lines what it is; terms stand behind the card.'],
        dont: ['Do not promise what only some will get.'],
        accessibility: ['The whole card is one target, named by its title alone.'],
      },
    },
  },
} satisfies Meta<typeof PromotionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
  },
};

export const Pressed: Story = {
  args: { href: undefined, onPress: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { render: () => <PromotionCardSkeleton /> };

export const LongText: Story = {
  args: {
    title: 'Außerordentliche Wochenendgewinnbeteiligungsgutschrift',
    summary: 'သင်၏ တရားဝင်လောင်းကြေးများအပေါ် ၁.၂ ရာခိုင်နှုန်း ပြန်အမ်းငွေကို အပတ်စဉ် တနင်္လာနေ့တိုင်း ရယူနိုင်ပါသည်။',
    period: 'Vom 1. November bis zum 31. Dezember',
  },
};

export const BrokenArt: Story = { args: { art: '/gone.svg' } };
