import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Chip } from './Chip.tsx';

const HeldChip = (props: ComponentProps<typeof Chip>) => {
  const [selected, setSelected] = useState(props.selected);
  const change = (isOn: boolean) => {
    setSelected(isOn);
    props.onChange(isOn);
  };
  return <Chip {...props} selected={selected} onChange={change} />;
};

const meta = {
  title: 'Basics/Chip',
  component: Chip,
  args: { children: word('categories.RNG'), selected: false, onChange: fn() },
  parameters: {
    docs: {
      notes: {
        do: ['Set several in a Cluster with a name around them.'],
        dont: [
          'Do not use it for an action: that is a Button.',
          'Do not use it for one choice of a few: that is a SegmentedControl.',
        ],
        accessibility: [
          'It is a button that says whether it is pressed; Enter and the space bar turn it.',
          'It looks 36 px tall and is pressed on 44.',
        ],
      },
    },
  },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <HeldChip {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { pressed: false });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Selected: Story = { args: { selected: true } };

export const WithIcon: Story = { args: { icon: 'slots' } };

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'Geschicklichkeitsspiele mit Fortschrittsjackpot', selected: true },
  decorators: [(Story) => <div style={{ maxInlineSize: 220 }}>{Story()}</div>],
};
