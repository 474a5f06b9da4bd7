import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { MoneyInput } from './MoneyInput.tsx';

const labels = {
  all: 'All',
  quick: 'Quick amounts',
  tooLow: (least: string) => `At least ${least}.`,
  tooHigh: (most: string) => `At most ${most}.`,
};

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: {
    label: 'Amount',
    hint: 'From €10 to €5,000.',
    value: null,
    onChange: fn(),
    currency: 'EUR',
    language: 'en',
    minMinor: 1000,
    maxMinor: 500_000,
    quickMinor: [1000, 5000, 10_000, 50_000],
    allMinor: 123_456,
    labels,
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <MoneyInput {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Give bounds in the hint before they are broken.',
          'Take quick amounts from the currency’s own habits: 10, 50, 100 or 10,000.',
        ],
        dont: [
          'Do not fill in an amount beforehand: how much is risked is the player’s own idea.',
          'Do not change what was typed; an amount out of bounds is said under the field.',
        ],
        accessibility: [
          'The currency’s sign describes the field, so it is read with the amount.',
          'Quick amounts are buttons that say which of them holds.',
        ],
      },
    },
  },
} satisfies Meta<typeof MoneyInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('1234.5');
    await expect(input).toHaveValue('1,234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
    await userEvent.click(canvas.getByRole('button', { name: '€50' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    await expect(canvas.getByRole('button', { name: '€50' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(input).toHaveValue('1,234.56');
  },
};

export const CaretStays: Story = {
  args: { value: 123_456, quickMinor: [] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('12,934.56');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('1,234.56');
    await expect(input.selectionStart).toBe(3);
  },
};

export const German: Story = {
  args: { language: 'de', value: 123_456, hint: 'Von 10 € bis 5.000 €.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '2500.75');
    await expect(canvas.getByRole('textbox')).toHaveValue('2.500,75');
    await expect(args.onChange).toHaveBeenLastCalledWith(250_075);
  },
};

export const Persian: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'مبلغ',
    hint: undefined,
    language: 'fa',
    currency: 'AED',
    value: 123_456,
    labels: { all: 'همه', quick: 'مبلغ‌های سریع' },
  },
};

export const WithoutDecimals: Story = {
  args: {
    language: 'vi',
    currency: 'VND',
    hint: undefined,
    value: 2_500_000,
    minMinor: 50_000,
    maxMinor: 50_000_000,
    quickMinor: [50_000, 200_000, 500_000],
    allMinor: 12_345_678,
  },
};

export const OutOfBounds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5');
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('At least €10.')).toBeVisible();
  },
};

export const QuickOutOfBounds: Story = {
  args: { maxMinor: 10_000 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '€500' })).toBeDisabled(),
};

export const Error: Story = {
  args: { value: 500_000, required: true, error: 'Your balance is lower than this amount.' },
};

export const Disabled: Story = {
  args: { value: 5000, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Betrag, der von Ihrem Guthaben auf das hinterlegte Bankkonto überwiesen wird',
    hint: 'ငွေထုတ်ယူနိုင်သော အနည်းဆုံးနှင့် အများဆုံး ပမာဏများကို ဤနေရာတွင် ကြည့်ပါ။',
    currency: 'MMK',
    language: 'my',
    value: 9_999_999_999_999,
    minMinor: 0,
    maxMinor: undefined,
    quickMinor: [1_000_000_000, 5_000_000_000, 10_000_000_000],
    labels: { ...labels, all: word('gameList.vendorAll') },
    error: 'Der Betrag übersteigt Ihr derzeit verfügbares Guthaben.',
  },
};
