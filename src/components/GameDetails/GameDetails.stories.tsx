import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { GameDetails } from './GameDetails.tsx';

const meta = {
  title: 'Gaming/GameDetails',
  component: GameDetails,
  args: {
    art: { src: sampleArt.koi, alt: word('gameFacts.art', { name: 'Golden Koi' }) },
    badges: [
      <Badge key="new" tone="info">
        {word('game.badgeNew')}
      </Badge>,
      <Badge key="hot" tone="danger">
        {word('game.badgeHot')}
      </Badge>,
    ],
    facts: [
      { id: 'vendor', term: word('gameFacts.vendor'), value: 'Gilded Kite' },
      { id: 'type', term: word('gameFacts.type'), value: word('categories.RNG') },
      { id: 'rtp', term: word('gameFacts.rtp'), value: '96.5%', note: word('gameFacts.rtpNote') },
      {
        id: 'volatility',
        term: word('gameFacts.volatility'),
        value: <LevelMeter level={4} label={word('gameFacts.volatilityLevels.4')} />,
      },
      { id: 'trial', term: word('gameFacts.trial'), value: word('gameFacts.trialYes') },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Say what a figure means below it.'],
        dont: ['Do not invent a figure that the vendor does not tell: say that it is unknown.'],
        accessibility: ['Terms and values are a description list.'],
      },
    },
  },
} satisfies Meta<typeof GameDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.art.alt })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
  },
};

export const UnderMaintenance: Story = {
  args: {
    children: (
      <Banner tone="warning" title={word('game.maintenance')}>
        {word('gameFacts.maintenanceText')}
      </Banner>
    ),
  },
};

export const BrokenPicture: Story = {
  args: { art: { src: '/no-such.svg', fallback: sampleArt.reels, alt: 'Ruby Reels' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    facts: [
      {
        id: 'a',
        term: 'Auszahlungswahrscheinlichkeit',
        value: 'Entertainmentproduktionsgesellschaft',
        note: 'ရေရှည်တွင် ကစားသူများထံ ပြန်ရောက်သော ပျမ်းမျှ ရာခိုင်နှုန်း',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
