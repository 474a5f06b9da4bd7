import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleBanners } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { HeroBanner } from '../HeroBanner/HeroBanner.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';

const banner = (id: string, title: string, art: string) => ({
  id,
  content: <HeroBanner slide={{ id, title, art, cta: 'See more', href: `#${id}` }} eager />,
});

const meta = {
  title: 'Gaming/BannerCarousel',
  component: BannerCarousel,
  args: {
    label: word('home.bannersLabel'),
    labels: {
      previous: word('home.previous'),
      next: word('home.next'),
      pause: word('home.bannerPause'),
      play: word('home.bannerPlay'),
      goTo: (number, total) => `${number} / ${total}`,
      roleDescription: word('home.carousel'),
      slideRoleDescription: word('home.slide'),
    },
    slides: [
      banner('arena', 'The arena opens at eight', sampleBanners.arena),
      banner('dunes', 'A trail over the dunes', sampleBanners.dunes),
      banner('snow', 'First snow, first table', sampleBanners.snow),
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Give every banner a title and one way to go on.',
          'Keep what a player needs out of banners: it may not be in sight.',
        ],
        dont: ['Do not show more than about six: nobody sees the seventh.'],
        accessibility: [
          'A banner stays 5 seconds; the pointer, the focus, the stop button and a wish for less motion hold it.',
          'Banners out of sight cannot be reached; a change is announced only while it does not move by itself.',
        ],
      },
    },
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dots and arrow keys move it; the first follows the last. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = (number: number) => canvas.getByRole('button', { name: `${number} / 3` });
    await waitFor(() => expect(dot(1)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(dot(3));
    await waitFor(() => expect(dot(3)).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('group', { name: '1 / 3', hidden: true })).toHaveAttribute(
      'inert',
    );
  },
};

/** It moves by itself, and its button stops it. */
export const Moving: Story = {
  args: { autoplayMs: 400, speedMs: 100 },
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '2 / 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: args.labels.pause }));
    await expect(canvas.getByRole('button', { name: args.labels.play })).toBeVisible();
  },
};

/** One banner stands still and has nothing to page through. */
export const Single: Story = {
  args: { slides: [banner('pond', 'The deep pond', sampleBanners.pond)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Inside a popup, or between sections. */
export const Strip: Story = {
  args: {
    height: 'strip',
    slides: ['arena', 'market'].map((id) => ({
      id,
      content: (
        <HeroBanner
          size="small"
          slide={{
            id,
            title: id === 'arena' ? 'Crash nights' : 'The night market',
            art: sampleBanners[id === 'arena' ? 'arena' : 'market'],
            href: `#${id}`,
          }}
        />
      ),
    })),
  },
};

export const LongText: Story = {
  args: {
    slides: [
      banner(
        'long',
        'Außerordentliche Wochenendgewinnbeteiligung für alle Spielerinnen und Spieler',
        sampleBanners.market,
      ),
      banner('my', 'ညဈေးတန်းတွင် ရွှေရောင်ညများကို အတူတကွ ဆင်နွှဲလိုက်ပါ', sampleBanners.pond),
    ],
  },
};
