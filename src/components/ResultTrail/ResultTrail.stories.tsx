import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultTrail, type TrailResult } from './ResultTrail.tsx';

const results: TrailResult[] = [1.12, 24.6, 2.05, 1, 3.4, 1.98, 112.4, 1.31, 5.02, 1.07, 2.2].map(
  (multiplier, at) => ({
    id: String(at),
    text: `${multiplier.toFixed(2)}×`,
    tone: multiplier >= 10 ? 'high' : multiplier >= 2 ? 'good' : 'plain',
  }),
);

const meta = {
  title: 'Gaming/ResultTrail',
  component: ResultTrail,
  args: { results, label: 'Last rounds' },
  parameters: {
    docs: {
      notes: {
        do: ['Show what was, the newest first, as it was.'],
        dont: ['Do not call results hot, due or a streak: rounds have no memory.'],
        accessibility: [
          'An ordered list with a name; a high result carries a star beside its color.',
        ],
      },
    },
  },
} satisfies Meta<typeof ResultTrail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Last rounds' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('24.60×');
  },
};

export const Few: Story = { args: { results: results.slice(0, 2) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
