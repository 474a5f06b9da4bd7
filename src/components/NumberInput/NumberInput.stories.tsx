import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { NumberInput } from './NumberInput.tsx';

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: {
    label: 'Rounds',
    hint: 'How often the same bet is placed.',
    value: 5,
    onChange: fn(),
    min: 1,
    max: 100,
    increaseLabel: 'More rounds',
    decreaseLabel: 'Fewer rounds',
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <NumberInput {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Give the two buttons where steps are small; leave them out for large numbers.'],
        dont: [
          'Do not use it for money (MoneyInput), phone numbers or codes: those are not counted.',
        ],
        accessibility: [
          'Arrow keys step, Page Up and Page Down step wider, Home and End go to the bounds.',
          'It is written and read in the page’s own digits and separators.',
        ],
      },
    },
  },
} satisfies Meta<typeof NumberInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: /More rounds/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('{End}');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Bounds: Story = {
  args: { value: 100 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /More rounds/u })).toBeDisabled(),
};

export const Percent: Story = {
  args: {
    label: 'Share',
    hint: undefined,
    value: 0.35,
    min: 0,
    max: 1,
    step: 0.05,
    format: { style: 'percent' },
  },
};

export const WithUnit: Story = {
  args: {
    increaseLabel: undefined,
    decreaseLabel: undefined,
    unit: '×',
    value: 12_500,
    max: 99_999,
  },
};

export const Empty: Story = { args: { value: null } };

export const Error: Story = { args: { value: 3, required: true, error: 'At least 5 rounds.' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Anzahl der aufeinanderfolgenden Runden mit unverändertem Einsatz',
    hint: 'တူညီသော လောင်းကြေးဖြင့် ဆက်တိုက် ကစားမည့် အကြိမ်အရေအတွက်',
    error: 'Die Anzahl liegt außerhalb dessen, was dieses Spiel in einer Sitzung zulässt.',
  },
};
