import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBanners } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { HeroBanner } from './HeroBanner.tsx';

const meta = {
  title: 'Gaming/HeroBanner',
  component: HeroBanner,
  args: {
    slide: {
      id: 'arena',
      title: 'The arena opens at eight',
      subtitle: 'Crash rounds with friends, all night.',
      cta: word('home.bannerMore'),
      href: '#arena',
      art: sampleBanners.arena,
    },
    eager: true,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Give it art whose subject stands towards the right: right to left mirrors it.'],
        dont: [
          'Do not write words into the picture: they can be neither translated nor read aloud.',
        ],
        accessibility: [
          'A veil of the page’s own ground keeps the words readable over any art.',
          'The picture is decoration; the words say what counts.',
        ],
      },
    },
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A small one is a link as a whole; the focus goes around all of it. */
export const Small: Story = {
  args: { size: 'small' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: '20rem', blockSize: '13rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const WordsOnly: Story = {
  args: { slide: { id: 'dunes', title: 'A trail over the dunes', art: sampleBanners.dunes } },
};

export const LongText: Story = {
  args: {
    slide: {
      id: 'long',
      title: 'Außerordentliche Wochenendgewinnbeteiligung für alle Spielerinnen und Spieler',
      subtitle: 'သင်၏ တရားဝင်လောင်းကြေးများအပေါ် ၁.၂ ရာခိုင်နှုန်း ပြန်အမ်းငွေကို အပတ်စဉ် တနင်္လာနေ့တိုင်း ရယူနိုင်ပါသည်။',
      cta: 'Weitere Einzelheiten ansehen',
      href: '#long',
      art: sampleBanners.pond,
    },
  },
};

export const BrokenArt: Story = {
  args: {
    slide: { id: 'broken', title: 'The words stay', cta: 'See more', href: '#b', art: '/gone.svg' },
  },
};
