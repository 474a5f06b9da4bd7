import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../Surface/Surface.tsx';
import { Stack } from './Stack.tsx';

const boxes = ['One', 'Two', 'Three', 'Four'].map((text) => (
  <Surface key={text} padding="sm">
    {text}
  </Surface>
));

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: boxes },
  parameters: {
    docs: {
      notes: {
        do: [
          'Let it space what stands below one another; components have no margins of their own.',
        ],
        dont: ['Do not nest it only to make one gap larger: choose another step.'],
        accessibility: ['With `as` it takes the element that the page needs: a section, an aside.'],
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('One').getBoundingClientRect();
    const second = canvas.getByText('Two').getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
  },
};

export const Centerd: Story = { args: { align: 'center', gap: 'x2' } };

export const AtTheEnd: Story = { args: { align: 'end' } };
