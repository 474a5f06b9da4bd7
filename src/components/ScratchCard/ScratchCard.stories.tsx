import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScratchCard } from './ScratchCard.tsx';

const meta = {
  title: 'Gaming/ScratchCard',
  component: ScratchCard,
  args: {
    ticket: '1',
    title: 'Treasure Ticket',
    fields: ['×2', '×50', '×5', '×10', '×5', '×200', '×5', '×2', '×20'],
    winning: [2, 4, 6],
    message: 'Three of a kind win.',
    onRevealed: fn(),
    labels: {
      ticket: 'Ticket',
      covered: (field) => `Field ${field}, scratch`,
      open: (field, says) => `Field ${field}: ${says}`,
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Tell what the ticket paid when `onRevealed` has been called, not before.'],
        dont: ['Do not print tickets that look as if they had nearly won.'],
        accessibility: [
          'Every field is a button: Tab and Enter open it as a finger does.',
          'An open field says its number and what it shows; a covered one says that it can be scratched.',
          'Nothing has to be scratched: the page offers one button that opens all.',
        ],
      },
    },
  },
} satisfies Meta<typeof ScratchCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BeforeTheTicket: Story = {
  args: { fields: null, message: 'Choose a stake and buy a ticket.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Field 1, scratch' })).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (let field = 1; field <= 9; field += 1) {
      canvas.getByRole('button', { name: `Field ${field}, scratch` }).focus();
      await userEvent.keyboard('{Enter}');
    }

    await expect(canvas.getByRole('button', { name: 'Field 3: ×5' })).toBeInTheDocument();
    await expect(args.onRevealed).toHaveBeenCalledOnce();
  },
};

export const Won: Story = {
  args: { revealed: true, message: 'Paid 5.00 for a stake of 1.00: a win of 4.00.' },
};

export const Lost: Story = {
  args: {
    revealed: true,
    winning: [],
    fields: ['×2', '×50', '×5', '×10', '×5', '×200', '×1000', '×2', '×20'],
    message: 'Paid 0.00 for a stake of 1.00: a loss of 1.00.',
  },
};

export const LongText: Story = {
  args: {
    revealed: true,
    title: 'Schatzkammerlos der Dämmerung',
    fields: ['×10.000', '×50', '×5', '×10', '×5', '×200', '×10.000', '×2', '×10.000'],
    winning: [0, 6, 8],
    message:
      'Ausgezahlt werden 1.000.000,00 für einen Einsatz von 100,00: ein Gewinn von 999.900,00.',
  },
};
