import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Carousel } from './Carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_slide, index) => ({
    id: String(index),
    content: <StatCard label={`Card ${index + 1}`} value={String((index + 1) * 12)} />,
  }));

const meta = {
  title: 'Gaming/Carousel',
  component: Carousel,
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
    slides: slides(7),
    speedMs: 0,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use `BannerCarousel` or `PromotionCarousel`; this is what both are made of.'],
        dont: ['Do not let cards move by themselves: only banners take turns.'],
        accessibility: [
          'Arrow keys move it from anywhere inside, in the direction of reading.',
          'Dots and arrows are buttons with names; the dot of the slide in sight is marked as current.',
        ],
      },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a dot, and the arrow keys, move the row. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(2));
    const dot = (number: number) => canvas.getAllByRole('button')[number - 1];
    await waitFor(() => expect(dot(1)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(dot(2) as HTMLElement);
    await waitFor(() => expect(dot(2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(dot(1)).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('group', { name: args.label })).toBeVisible();
  },
};

export const OneAtATime: Story = { args: { show: 'one', slides: slides(3) } };

export const WithoutArrows: Story = { args: { slides: slides(3), arrowsAbove: 3 } };

export const Single: Story = {
  args: { slides: slides(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
