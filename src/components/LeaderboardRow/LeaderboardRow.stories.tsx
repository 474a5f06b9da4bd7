import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { LeaderboardRow, type LeaderboardRowProps } from './LeaderboardRow.tsx';

const meta = {
  title: 'Gaming/LeaderboardRow',
  component: LeaderboardRow,
  args: {
    rank: 4,
    name: 'ko***92',
    points: '12,450 points',
    move: 'up',
    moveBy: 3,
    moveLabel: 'up 3 places',
    prizeMinor: 50_000,
    currency: 'USD',
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Rank by what was staked validly, and say so above the board.'],
        dont: ['Never rank by losses, and never show a name that is not masked.'],
        accessibility: ['The movement has a sign, a figure and words; color only follows them.'],
      },
    },
  },
} satisfies Meta<typeof LeaderboardRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 3 places')).toBeInTheDocument();
    await expect(canvas.getByText('$500.00')).toBeVisible();
  },
};

export const Selected: Story = {
  args: {
    rank: 27,
    name: 'moonriver',
    ownLabel: 'You',
    prizeMinor: undefined,
    points: '2,310 points',
  },
};

const board: Partial<LeaderboardRowProps>[] = [
  {
    rank: 1,
    name: 'an***7',
    points: '98,400 points',
    move: 'same',
    moveBy: 0,
    moveLabel: 'same place',
  },
  { rank: 2, name: 'ze***al', points: '91,020 points', prizeMinor: 250_000 },
  {
    rank: 3,
    name: 'mi***03',
    points: '84,775 points',
    move: 'down',
    moveBy: 1,
    moveLabel: 'down 1 place',
  },
  {
    rank: 4,
    name: 'ko***92',
    points: '61,050 points',
    move: 'new',
    moveBy: 0,
    moveLabel: 'new on the board',
  },
  { rank: 128, name: 'moonriver', points: '2,310 points', ownLabel: 'You', prizeMinor: undefined },
];

export const Board: Story = {
  render: (args) => (
    <Stack gap="x1">
      {board.map((row) => (
        <LeaderboardRow key={row.rank} {...args} prizeMinor={500_000} {...row} />
      ))}
    </Stack>
  ),
};

export const NoPrize: Story = { args: { prizeMinor: undefined, move: undefined } };

export const LongText: Story = {
  args: {
    rank: 1204,
    name: 'Wa***************************enbauer',
    points: '1.234.567.890 Rangwertungspunkte',
    ownLabel: 'Sie',
    prizeMinor: 1_234_567_800,
    currency: 'MMK',
  },
};
