import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrizeBoard, type PrizeTier } from './PrizeBoard.tsx';

const tier = (id: string, label: string, numbers: string, top?: boolean): PrizeTier => ({
  id,
  label,
  numbers: numbers.split(' '),
  top,
});

/** The 27 prizes of a northern draw. */
const north: PrizeTier[] = [
  tier('special', 'Special prize', '48213', true),
  tier('first', 'First prize', '90357'),
  tier('second', 'Second prize', '11846 73025'),
  tier('third', 'Third prize', '20418 66930 58127 04471 83906 35562'),
  tier('fourth', 'Fourth prize', '7741 0986 3320 5158'),
  tier('fifth', 'Fifth prize', '6604 1273 8849 2015 9937 4460'),
  tier('sixth', 'Sixth prize', '318 752 906'),
  tier('seventh', 'Seventh prize', '13 47 82 05'),
];

/** The 23 prizes of a four-digit draw. */
const fourDigits: PrizeTier[] = [
  tier('first', 'First prize', '7280', true),
  tier('second', 'Second prize', '0415'),
  tier('third', 'Third prize', '9963'),
  tier('starter', 'Starters', '1182 2047 3390 4471 5526 6608 7713 8854 9901 0038'),
  tier('consolation', 'Consolation', '1450 2561 3672 4783 5894 6905 7016 8127 9238 0349'),
];

const meta = {
  title: 'Gaming/PrizeBoard',
  component: PrizeBoard,
  args: {
    tiers: north,
    tail: 2,
    openedAt: '2026-11-21T11:30:00Z',
    language: 'en',
    labels: {
      issue: 'Issue 20261121',
      tier: 'Prize',
      numbers: 'Numbers',
      waiting: 'The numbers are being drawn',
      hit: 'on your ticket',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Set off the digits that the chosen kind of bet is told of.'],
        dont: ['Do not shorten a number: its zeros in front are part of it.'],
        accessibility: [
          'It is a table: each number is read with its prize.',
          'A number of the player’s ticket is marked by its ground and by a word.',
        ],
      },
    },
  },
} satisfies Meta<typeof PrizeBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Issue 20261121' });

    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(within(table).getAllByRole('listitem')).toHaveLength(27);
  },
};

export const FourDigits: Story = { args: { tiers: fourDigits, tail: 0 } };

export const Thai: Story = {
  args: {
    tiers: [tier('first', 'First prize', '406927', true), tier('bottom', 'Bottom two', '58')],
    tail: 3,
  },
};

export const Hits: Story = {
  args: { isHit: (number) => number.endsWith('13') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('on your ticket')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { tiers: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.waiting);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    tiers: [tier('long', 'Sonderhauptgewinnziehungsklasse', '48213 90357 11846', true)],
  },
};
