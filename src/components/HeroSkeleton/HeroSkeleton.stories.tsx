import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { HeroSkeleton } from './HeroSkeleton.tsx';

const meta = {
  title: 'Gaming/HeroSkeleton',
  component: HeroSkeleton,
  args: { hero: 'carousel', label: word('common.loading') },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Name the hero that is coming: each has a height of its own.'],
        dont: ['Do not use it for a brand without banners.'],
        accessibility: ['A status: a screen reader hears that something is loading.'],
      },
    },
  },
} satisfies Meta<typeof HeroSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Carousel: Story = {
  play: async ({ canvas, args }) => {
    const hero = canvas.getByRole('status', { name: args.label });
    await expect(hero.getBoundingClientRect().height).toBeGreaterThan(300);
  },
};

export const Split: Story = { args: { hero: 'split' } };

export const Mosaic: Story = { args: { hero: 'mosaic' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
