import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleBanners } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const meta = {
  title: 'Gaming/HeroCarousel',
  component: HeroCarousel,
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
      {
        id: 'market',
        title: 'The night market is open',
        subtitle: 'Lanterns, drums and forty new slots until the full moon.',
        cta: word('home.bannerMore'),
        href: '#market',
        art: sampleBanners.market,
      },
      {
        id: 'pond',
        title: 'Down to the deep pond',
        subtitle: 'Fishing tables for two to four.',
        cta: word('home.bannerMore'),
        href: '#pond',
        art: sampleBanners.pond,
      },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use it as the first thing of a home page: its first title is the page’s own.'],
        dont: ['Do not use two on one page.'],
        accessibility: [
          'The first banner’s title is the page’s `h1`, the others are `h2`.',
          'Only the first picture is fetched at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const second = canvas.getByRole('button', { name: '2 / 2' });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  },
};

export const Single: Story = {
  args: {
    slides: [
      {
        id: 'snow',
        title: 'First snow, first table',
        subtitle: 'A quiet evening at the live tables.',
        cta: word('home.bannerMore'),
        href: '#snow',
        art: sampleBanners.snow,
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    slides: [
      {
        id: 'long',
        title: 'Außerordentliche Wochenendgewinnbeteiligung für alle Spielerinnen und Spieler',
        subtitle: 'သင်၏ တရားဝင်လောင်းကြေးများအပေါ် ၁.၂ ရာခိုင်နှုန်း ပြန်အမ်းငွေကို အပတ်စဉ် တနင်္လာနေ့တိုင်း ရယူနိုင်ပါသည်။',
        cta: 'Weitere Einzelheiten ansehen',
        href: '#long',
        art: sampleBanners.dunes,
      },
    ],
  },
};
