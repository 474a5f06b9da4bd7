import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { ListHero } from './ListHero.tsx';

const meta = {
  title: 'Gaming/ListHero',
  component: ListHero,
  args: {
    title: word('gameList.hotTitle'),
    intro: word('gameList.hotIntro'),
    pictures: [sampleArt.koi, sampleArt.lantern, sampleArt.reels],
    fallbackUrl: sampleArt.cards,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Let the art of the leading games say what kind of page it is.'],
        dont: ['Do not use it twice on a page: it has the heading of the first level.'],
        accessibility: ['The pictures are decoration and are not read.'],
      },
    },
  },
} satisfies Meta<typeof ListHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
  },
};

/** One vendor of a category, and something to do. */
export const OfAVendor: Story = {
  args: {
    title: 'Velvet Atrium',
    kicker: word('categories.LIVE'),
    pictures: [sampleArt.roulette, sampleArt.cards, sampleArt.lantern],
    action: <Button icon="play">{word('gameCenter.startFirst')}</Button>,
  },
};

/** Before anything has come, the places are there. */
export const Waiting: Story = { args: { intro: undefined, pictures: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    title: 'Verantwortungsbewusstsein und Selbstbeschränkungsmöglichkeiten',
    intro:
      'Neunhundertneunundneunzig Spiele von einunddreißig Anbietern, in alphabetischer Reihenfolge.',
  },
  globals: { viewport: { value: 'phone' } },
};
