import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBanners } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { JackpotPlate } from '../JackpotPlate/JackpotPlate.tsx';
import { JackpotTicker } from '../JackpotTicker/JackpotTicker.tsx';
import { HeroSplit } from './HeroSplit.tsx';

const jackpot = (
  <JackpotPlate>
    <JackpotTicker
      label={word('home.jackpotTitle')}
      startMinor={3_145_287_900}
      pool={null}
      everySeconds={[3, 4, 5]}
      currency="USD"
      language="en"
    />
  </JackpotPlate>
);

const meta = {
  title: 'Gaming/HeroSplit',
  component: HeroSplit,
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
        id: 'snow',
        title: 'First snow, first table',
        subtitle: 'A quiet evening at the live tables.',
        cta: word('home.bannerMore'),
        href: '#snow',
        art: sampleBanners.snow,
      },
      {
        id: 'pond',
        title: 'Down to the deep pond',
        cta: word('home.bannerMore'),
        href: '#pond',
        art: sampleBanners.pond,
      },
    ],
    side: jackpot,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Put one or two things beside the banners: they share the height.'],
        dont: ['Do not put a second carousel beside them.'],
        accessibility: ['On a phone the side stands below, in the same order as it is read.'],
      },
    },
  },
} satisfies Meta<typeof HeroSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const TwoBeside: Story = {
  args: {
    side: (
      <>
        <div key="one">{jackpot}</div>
        <div key="two">{jackpot}</div>
      </>
    ),
  },
};
