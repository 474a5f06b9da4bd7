import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ratioNumber } from '#games/shared/rules/ratio.ts';
import { towerPaths, type TowerPathName, towerWorth } from '#games/tower/rules/tower-rules.ts';
import { TowerBoard } from './TowerBoard.tsx';

const wayOf = (name: TowerPathName) => ({
  path: towerPaths[name],
  prices: Array.from({ length: towerPaths[name].floors }, (_, floor) =>
    ratioNumber(towerWorth(towerPaths[name], floor + 1, 9900)),
  ),
});

const meta = {
  title: 'Gaming/TowerBoard',
  component: TowerBoard,
  args: {
    ...wayOf('steady'),
    steps: [0, 2],
    loose: [[1], [0]],
    onStep: fn(),
    sentence: 'Floor 2 of 9',
    language: 'en',
    labels: {
      board: 'A tower of nine floors',
      tile: (floor, tile) => `Floor ${floor}, tile ${tile}`,
      closed: 'covered',
      held: 'holds',
      loose: 'does not hold',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Set off the floor that is next; the others wait.'],
        dont: ['Do not let a fall look like anything but the end of the round.'],
        accessibility: [
          'Only the tiles of the next floor can be pressed; arrows walk over them.',
          'What holds has a tick, what does not a cross; each tile says it in words.',
        ],
      },
    },
  },
} satisfies Meta<typeof TowerBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Floor 4, tile 1: covered' })).toBeDisabled();

    await userEvent.click(canvas.getByRole('button', { name: 'Floor 3, tile 2: covered' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Floor 3, tile 1: covered' }).focus();

    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
  },
};

export const Fallen: Story = {
  render: (args) => <TowerBoard {...args} onStep={undefined} />,
  args: {
    steps: [0, 2, 1],
    loose: [[1], [0], [1], [2], [0], [0], [1], [2], [1]],
    sentence: 'The tile did not hold: the stake is lost',
  },
};

export const FourTiles: Story = { args: { ...wayOf('gentle'), steps: [], loose: [] } };

export const Wild: Story = { args: { ...wayOf('wild'), steps: [3], loose: [[0, 1, 2]] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
