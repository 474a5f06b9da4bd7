import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: {
    label: 'Sounds of games',
    hint: 'Holds on this device.',
    value: false,
    onChange: fn(),
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <Switch {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Use it for what holds at once, and name what is on.'],
        dont: ['Do not change the label with the state: a switch says its state itself.'],
        accessibility: [
          'The space bar turns it; its place and its mark differ, not only its color.',
          'While a change is under way it keeps the focus and takes no second press.',
        ],
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Selected: Story = { args: { value: true } };

export const Focused: Story = {
  args: { value: true },
  play: async ({ userEvent }) => userEvent.tab(),
};

export const Loading: Story = {
  args: { value: true, busyLabel: 'Saving' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const Error: Story = { args: { error: 'That could not be saved. Try again.' } };

export const Disabled: Story = {
  args: { value: true, disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Benachrichtigungen über Einzahlungen, Auszahlungen und abgeschlossene Prüfungen',
    hint: 'ငွေသွင်း၊ ငွေထုတ်နှင့် စစ်ဆေးမှု ပြီးဆုံးကြောင်း အကြောင်းကြားချက်များ',
  },
};
