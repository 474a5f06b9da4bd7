import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../Surface/Surface.tsx';
import { Columns } from './Columns.tsx';

const boxes = [
  <Surface key="one">One: the first of two things that belong together.</Surface>,
  <Surface key="two">Two.</Surface>,
];

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: { children: boxes },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for two; for many of a kind there is the Grid.'],
        dont: ['Do not nest it.'],
        accessibility: ['The order of reading is the order in the code, in every width.'],
      },
    },
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;

export const Even: Story = {
  play: async ({ canvas, viewMode }) => {
    if (viewMode === 'docs' || window.innerWidth < 1024) return;
    const [one, two] = [canvas.getByText(/^One/), canvas.getByText('Two.')];
    await expect(leftOf(one)).toBeLessThan(leftOf(two));
  },
};

export const FieldAtTheSide: Story = { args: { layout: 'side' } };

export const Notes: Story = { args: { layout: 'notes' } };

export const AsWideAsItsWords: Story = { args: { layout: 'fit' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, viewMode }) => {
    if (viewMode === 'docs' || window.innerWidth >= 640) return;
    await expect(leftOf(canvas.getByText('Two.'))).toBe(leftOf(canvas.getByText(/^One/)));
  },
};
