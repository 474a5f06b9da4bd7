import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';
import { heldClocks } from '#stories/held-clocks.ts';
import { renderSymbol } from '#vendor/symbols/render-symbol.ts';
import { symbolPlans } from '#vendor/symbols/symbol-plan.ts';
import { evaluateGrid, type SlotGrid } from '#games/slot/rules/evaluate-grid.ts';
import { lanterns } from '#games/slot/rules/tables/lanterns.ts';
import { storm } from '#games/slot/rules/tables/storm.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { SlotTable } from '#games/slot/rules/slot-table.ts';
import type { ReelSymbol, ReelWin } from './reel-symbol.ts';
import { SlotReels } from './SlotReels.tsx';
import { spinMs } from './spin-track.ts';

const foxes = { gameCode: 'story-moon-of-the-fox', motifs: ['fox', 'moon'], hues: [48, 230, 300] };

const symbolsOf = (table: SlotTable): ReelSymbol[] =>
  symbolPlans(foxes, table).map((plan, at) => ({
    picture: `data:image/svg+xml,${encodeURIComponent(renderSymbol(`story:${at}`, plan))}`,
    name: plan.look === 'motif' ? plan.motif : plan.look,
    ribbon: plan.look === 'wild' ? 'Wild' : plan.look === 'scatter' ? 'Free' : undefined,
  }));

const gridAt = (table: SlotTable, stop: number, slip = 1): number[][] =>
  table.reels.strips.map((strip, reel) =>
    Array.from(
      { length: table.rows },
      (_, row) => strip[(stop + reel * slip + row) % strip.length] ?? 0,
    ),
  );

/** A stop of the sample at which something wins on lines, the best of the first ones. */
const winningGrid = (table: SlotTable, from: number) =>
  Array.from({ length: 300 }, (_, at) => gridAt(table, from + at * 3, at)).toSorted(
    (one, other) => evaluateGrid(table, other).coins - evaluateGrid(table, one).coins,
  )[0] ?? [];

const winsIn = (table: SlotTable, grid: SlotGrid): ReelWin[] => {
  const { pays } = table;
  return evaluateGrid(table, grid).wins.map(({ cells, line }) => ({
    cells,
    line: line !== undefined && pays.by === 'lines' ? pays.lines[line] : undefined,
  }));
};

const won = winningGrid(lanterns, 1);
const wonAnywhere = winningGrid(storm, 1);

const meta = {
  title: 'Gaming/SlotReels',
  component: SlotReels,
  args: {
    symbols: symbolsOf(lanterns),
    grid: gridAt(lanterns, 4),
    strips: lanterns.reels.strips,
    phase: 'still',
    spin: 1,
    message: 'Good luck.',
    label: 'Reels',
    reelLabel: (reel) => `Reel ${reel}:`,
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Begin with `turning` when the player presses, and hand in `stopping` with the grid when it is known.',
          'Say in `message` what the round paid and what it cost.',
        ],
        dont: [
          'Do not give `win` or `big` to a round that paid less than its stake.',
          'Do not let reels turn by themselves: there is no autoplay.',
        ],
        accessibility: [
          'What lies on the reels is a list that is read reel by reel; the pictures are decoration.',
          'With reduced motion nothing turns and nothing pulses: each grid is there at once.',
          'Winning symbols stay bright and the others fade; lines are drawn besides, so that no color says it alone.',
        ],
      },
    },
  },
} satisfies Meta<typeof SlotReels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Reels' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Turning: Story = { args: { phase: 'turning', message: 'The reels turn.' } };

export const Win: Story = {
  args: {
    grid: won,
    wins: winsIn(lanterns, won),
    tone: 'win',
    message: 'Paid 4.50 for a stake of 1.00: a win of 3.50.',
  },
};

export const BackLessThanStaked: Story = {
  args: {
    grid: won,
    wins: winsIn(lanterns, won).slice(0, 1),
    message: 'Paid 0.40 for a stake of 1.00: a loss of 0.60.',
  },
};

export const BigWin: Story = {
  args: {
    grid: won,
    wins: winsIn(lanterns, won),
    tone: 'big',
    message: 'Paid 62.00 for a stake of 1.00: a win of 61.00.',
  },
};

export const FreeSpins: Story = {
  args: { counter: 'Free spin 3 of 10', multiplier: '×5', message: 'So far: 7.25' },
};

/** Six reels of five: wins lie anywhere, so that there are no lines. */
export const WinsAnywhere: Story = {
  args: {
    symbols: symbolsOf(storm),
    grid: wonAnywhere,
    strips: storm.reels.strips,
    wins: winsIn(storm, wonAnywhere),
    tone: 'win',
    multiplier: '×10',
    message: 'Paid 25.00 for a stake of 1.00: a win of 24.00.',
  },
};

const SPIN_MS = spinMs(5);
const spins = heldClocks(SPIN_MS);

const Spinning = (props: React.ComponentProps<typeof SlotReels>) => {
  const [{ spin, phase }, setState] = useState<{ spin: number; phase: 'still' | 'stopping' }>({
    spin: 0,
    phase: 'still',
  });
  useEffect(() => {
    if (phase === 'still') return undefined;
    const timer = setTimeout(() => setState({ spin, phase: 'still' }), SPIN_MS);
    return () => clearTimeout(timer);
  }, [spin, phase]);
  return (
    <Stack>
      <SlotReels
        {...props}
        grid={gridAt(lanterns, spin * 7)}
        spin={spin}
        phase={phase}
        message={`Spin ${spin}`}
      />
      <Button onPress={() => setState({ spin: spin + 1, phase: 'stopping' })}>Spin</Button>
    </Stack>
  );
};

export const Spins: Story = {
  render: (props) => <Spinning {...props} />,
  beforeEach: spins.hold,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    spins.ring();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    spins.release();
  },
};

export const LongText: Story = {
  args: {
    counter: 'Freispielrunde 13 von insgesamt 25',
    multiplier: '×50',
    tone: 'win',
    message:
      'Ausgezahlt werden 1.234.567,89 für einen Einsatz von 10.000,00: ein Gewinn von 1.224.567,89.',
  },
};
