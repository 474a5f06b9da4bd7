import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../Surface/Surface.tsx';
import { Grid } from './Grid.tsx';

const boxes = ['One', 'Two', 'Three', 'Four'].map((text) => (
  <Surface key={text} padding="sm">
    {text}
  </Surface>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: boxes, min: '8rem' },
  parameters: {
    docs: {
      notes: {
        do: ['Say how narrow a cell may become; the columns count themselves.'],
        dont: ['Do not fix the number of columns: a phone has room for one or two.'],
        accessibility: ['The order on the page is the order of the keyboard.'],
      },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WideCells: Story = { args: { min: '20rem', gap: 'x2' } };

export const NarrowPlace: Story = {
  args: { min: '20rem' },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
