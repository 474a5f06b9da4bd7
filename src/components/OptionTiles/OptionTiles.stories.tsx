import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OptionTiles } from './OptionTiles.tsx';

const HeldTiles = (props: ComponentProps<typeof OptionTiles>) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <OptionTiles {...props} value={value} onChange={change} />;
};

const meta = {
  title: 'Forms/OptionTiles',
  component: OptionTiles,
  args: {
    label: 'Bet',
    options: [
      { value: 'straight', label: 'All three in order' },
      { value: 'anyOrder', label: 'All three in any order' },
      { value: 'lastTwo', label: 'The last two' },
      { value: 'last', label: 'The last one' },
      { value: 'high', label: 'Sum high' },
      { value: 'low', label: 'Sum low' },
      { value: 'odd', label: 'Sum odd' },
      { value: 'even', label: 'Sum even' },
    ],
    value: 'straight',
    onChange: fn(),
  },
  render: (args) => <HeldTiles {...args} />,
  parameters: {
    docs: {
      notes: {
        do: ['Use it for six to a dozen short choices that a player changes often.'],
        dont: ['Do not use it for two to five short ones: that is a SegmentedControl.'],
        accessibility: [
          'It is a group of radio buttons: one stop of the keyboard, arrows choose.',
          'What is chosen has a frame and a tick, not only a color.',
        ],
      },
    },
  },
} satisfies Meta<typeof OptionTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('anyOrder');
    await userEvent.click(canvas.getByText('Sum even'));
    await expect(args.onChange).toHaveBeenLastCalledWith('even');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 296 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const tiles = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    for (const tile of tiles)
      await expect(tile?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Alle drei Ziffern in genau dieser Reihenfolge' },
      { value: 'b', label: 'Gewinnquotenberechnungsgrundlage' },
      { value: 'c', label: 'Ungerade Quersumme' },
    ],
    value: 'b',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
