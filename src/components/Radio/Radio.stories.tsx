import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio.tsx';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  args: {
    name: 'bank',
    value: 'kbz',
    label: 'Bank transfer',
    description: 'Arrives within two hours.',
    checked: false,
    onSelect: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Use RadioGroup for a list: it brings legend, hint and error.',
          'Alone it serves rows of a table or cards of a layout of their own; give all the same name.',
        ],
        dont: ['Do not show a single one: what can only be chosen and not undone is a Checkbox.'],
        accessibility: ['Radios of one name are one stop of the Tab key; arrow keys choose.'],
      },
    },
  },
} satisfies Meta<typeof Radio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};

export const Selected: Story = { args: { checked: true } };

export const Card: Story = { args: { variant: 'card', checked: true } };

export const Focused: Story = {
  args: { variant: 'card' },
  play: async ({ userEvent }) => userEvent.tab(),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('radio')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'card',
    label: 'Überweisung auf das bei der Registrierung angegebene Bankkonto',
    description: 'ငွေလွှဲပြောင်းမှုသည် နှစ်နာရီအတွင်း သင့်ဘဏ်စာရင်းသို့ ရောက်ရှိပါမည်။',
  },
};
