import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { ComboBox } from './ComboBox.tsx';

const banks = [
  'Ayeyarwady Farmers Bank',
  'Bank of the Lake',
  'Central Savings Bank',
  'Delta Commerce Bank',
  'Golden Hill Bank',
  'Mountain Credit Bank',
  'River Trade Bank',
];

const options = banks.map((label, index) => ({
  value: String(index),
  label,
  disabled: index === 4,
}));

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: {
    label: 'Bank',
    hint: 'The one that your account is with.',
    placeholder: 'Type a part of its name',
    openLabel: 'Show all banks',
    emptyText: 'No bank has this name.',
    options,
    value: '',
    onChange: fn(),
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <ComboBox {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Use it for long lists in which people know what they look for.'],
        dont: ['Do not use it for free text: what is not in the list is not taken.'],
        accessibility: [
          'Typing narrows the list, arrows go through it, Enter takes, Escape closes.',
          'How many options are left is announced.',
        ],
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('trade');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('6');
    await expect(input).toHaveValue('River Trade Bank');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(7);
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    const note = await screen.findByText(args.emptyText);
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const Loading: Story = { args: { options: [], busyLabel: word('common.loading') } };

export const Error: Story = {
  args: { required: true, error: word('fieldRules.required') },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeInvalid(),
};

export const Disabled: Story = {
  args: { value: '2', disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Kreditinstitut, bei dem das Konto für Auszahlungen geführt wird',
    value: '0',
    options: [
      {
        value: '0',
        label: 'Landwirtschaftliche Genossenschaftsbank am Ayeyarwady',
        disabled: false,
      },
      { value: '1', label: 'မြန်မာ့စီးပွားရေး ဖွံ့ဖြိုးတိုးတက်မှုဘဏ်', disabled: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findAllByRole('option');
  },
};
