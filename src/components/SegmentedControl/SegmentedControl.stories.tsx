import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const HeldControl = (props: ComponentProps<typeof SegmentedControl>) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <SegmentedControl {...props} value={value} onChange={change} />;
};

const meta = {
  title: 'Basics/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: word('header.mode'),
    options: [
      { value: 'light', label: word('header.modeLight'), icon: 'sun' },
      { value: 'dark', label: word('header.modeDark'), icon: 'moon' },
      { value: 'system', label: word('header.modeSystem'), icon: 'system' },
    ],
    value: 'light',
    onChange: fn(),
  },
  render: (args) => <HeldControl {...args} />,
  parameters: {
    docs: {
      notes: {
        do: ['Use it for two to five short choices that hold at once.'],
        dont: ['Do not use it for more: that is a Select.'],
        accessibility: ['It is a group of radio buttons: one stop of the keyboard, arrows choose.'],
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [light, dark] = canvas.getAllByRole('radio');
    await expect(light).toBeChecked();
    await userEvent.tab();
    await expect(light).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dark).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

export const IconsOnly: Story = { args: { iconsOnly: true } };

export const FullWidth: Story = { args: { fullWidth: true, value: 'dark' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'year', label: 'Year', disabled: true },
    ],
    value: 'day',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Einzahlungen' },
      { value: 'b', label: 'Auszahlungsanfragen' },
      { value: 'c', label: 'Bonusgutschriften' },
    ],
    value: 'b',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
