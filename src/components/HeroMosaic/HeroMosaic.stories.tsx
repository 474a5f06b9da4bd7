import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBanners } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { HeroMosaic } from './HeroMosaic.tsx';

const titles = {
  arena: 'The arena opens at eight',
  dunes: 'A trail over the dunes',
  snow: 'First snow, first table',
  pond: 'The deep pond',
  market: 'The night market',
};

const subtitle = 'Crash rounds with friends, all night.';

const slides = (Object.keys(titles) as (keyof typeof titles)[]).map((id, index) => ({
  id,
  title: titles[id],
  ...(index === 0 && { subtitle }),
  cta: word('home.bannerMore'),
  href: `#${id}`,
  art: sampleBanners[id],
}));

const meta = {
  title: 'Gaming/HeroMosaic',
  component: HeroMosaic,
  args: { label: word('home.bannersLabel'), slides },
  parameters: {
    docs: {
      notes: {
        do: ['Put what counts first: it takes half of the room.'],
        dont: ['Do not give more than five banners: the others are left out.'],
        accessibility: ['Nothing moves; each small banner is one link.'],
      },
    },
  },
} satisfies Meta<typeof HeroMosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Four: Story = { args: { slides: slides.slice(0, 4) } };

export const Three: Story = { args: { slides: slides.slice(0, 3) } };

export const Two: Story = { args: { slides: slides.slice(0, 2) } };

export const One: Story = { args: { slides: slides.slice(0, 1) } };

export const LongText: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      title: 'Außerordentliche Wochenendgewinnbeteiligung für alle',
    })),
  },
};
