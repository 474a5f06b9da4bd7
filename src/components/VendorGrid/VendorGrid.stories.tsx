import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { VendorGrid } from './VendorGrid.tsx';

const games = (count: number) => word('gameCenter.vendorGames', { count });

const meta = {
  title: 'Gaming/VendorGrid',
  component: VendorGrid,
  args: {
    label: word('gameList.vendorLabel'),
    fallbackUrl: sampleArt.reels,
    vendors: [
      {
        id: 'KITE',
        name: 'Gilded Kite',
        count: games(31),
        pictures: [sampleArt.koi, sampleArt.reef],
        ways: [
          { id: 'RNG', label: word('categories.RNG'), count: '24', href: '#slots' },
          { id: 'FISH', label: word('categories.FISH'), count: '7', href: '#fish' },
        ],
      },
      {
        id: 'ATRIUM',
        name: 'Velvet Atrium',
        count: games(14),
        pictures: [sampleArt.roulette],
        ways: [{ id: 'LIVE', label: word('categories.LIVE'), count: '14', href: '#live' }],
      },
      {
        id: 'COACH',
        name: 'Coachhouse Originals',
        count: games(22),
        pictures: [sampleArt.crash, sampleArt.balls],
        ways: [{ id: 'INHOUSE', label: word('categories.INHOUSE'), count: '22', href: '#own' }],
      },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say how many games lie behind each way.'],
        dont: ['Do not link the whole card: a vendor may have several categories.'],
        accessibility: [
          'Each vendor is a heading with a named list of links; the art is decoration.',
        ],
      },
    },
  },
} satisfies Meta<typeof VendorGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Gilded Kite' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    vendors: [
      {
        id: 'L',
        name: 'Gesellschaft für außerordentliche Spielautomaten',
        count: games(1_000_000),
        pictures: ['/no-such-art.svg', sampleArt.league],
        ways: [
          { id: 'A', label: 'Außerordentliche Spielautomaten', count: '999,999', href: '#a' },
          { id: 'B', label: 'Tischspiele', count: '1', href: '#b' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
