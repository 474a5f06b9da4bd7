import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePromotions } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { PromotionCarousel } from './PromotionCarousel.tsx';

const promotions = (
  [
    ['moon', 'Lanterns of the full moon'],
    ['ladder', 'The crash ladder'],
    ['rebate', 'Fishing rebate'],
    ['weekend', 'Weekend in the dunes'],
  ] as const
).map(([id, title]) => ({
  id,
  title,
  art: samplePromotions[id],
  summary: 'What it is, in one sentence and perhaps a half.',
  href: `#${id}`,
  badge: word('promotions.forAll'),
  period: word('promotions.until', { date: '30 November' }),
  moreLabel: word('home.promotionsMore'),
}));

const meta = {
  title: 'Gaming/PromotionCarousel',
  component: PromotionCarousel,
  args: {
    label: word('home.promotionsTitle'),
    labels: {
      previous: word('home.previous'),
      next: word('home.next'),
      pause: word('home.bannerPause'),
      play: word('home.bannerPlay'),
      goTo: (number, total) => `${number} / ${total}`,
      roleDescription: word('home.carousel'),
      slideRoleDescription: word('home.slide'),
    },
    promotions,
    empty: (
      <EmptyState icon="gift" title={word('home.promotionsEmptyTitle')}>
        {word('home.promotionsEmptyText')}
      </EmptyState>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Lead each card to its own place on the promotions page.'],
        dont: ['Do not let it move by itself: cards are read, not watched.'],
        accessibility: [
          'Every card can be reached by Tab, also one that is out of sight: it is brought into it.',
        ],
      },
    },
  },
} satisfies Meta<typeof PromotionCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.queryByRole('button', { name: args.labels.next });
    // On a phone the thumb moves it: the arrows are for the mouse.
    if (!next) return;
    const dots = () => canvas.getAllByRole('button').filter((each) => each.ariaCurrent === 'true');
    await waitFor(() => expect(dots()).toHaveLength(1));
    const [before] = dots();
    await userEvent.click(next);
    await waitFor(() => expect(dots()[0]).not.toBe(before));
  },
};

/** Three fit: no arrows. */
export const Three: Story = {
  args: { promotions: promotions.slice(0, 3) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: args.labels.next })).toBeNull();
  },
};

export const One: Story = { args: { promotions: promotions.slice(0, 1) } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { promotions: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
