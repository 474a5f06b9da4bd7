import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'account', label: word('feedback.types.account') },
  { value: 'deposit', label: word('feedback.types.deposit') },
  { value: 'withdrawal', label: word('feedback.types.withdrawal') },
  { value: 'game', label: word('feedback.types.game'), disabled: true },
  { value: 'other', label: word('feedback.types.other'), description: word('feedback.intro') },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: word('feedback.type'),
    placeholder: word('feedback.choose'),
    options,
    value: '',
    onChange: fn(),
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <Select {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Order the options as people look for them; say in the placeholder what to choose.'],
        dont: [
          'Do not hide two or three options in a list: a RadioGroup shows them.',
          'Do not use it for more than some dozens: a ComboBox finds them by typing.',
        ],
        accessibility: [
          'Enter, the space bar and the arrows open it; typing goes to an option, Escape closes.',
          'The focus returns to the button.',
        ],
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('deposit');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: 'deposit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    const chosen = screen.getByRole('option', { selected: true });
    await waitFor(() => expect(chosen).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { options: [], emptyText: 'Nothing to choose at the moment.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const note = await screen.findByText('Nothing to choose at the moment.');
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const Loading: Story = { args: { options: [], busyLabel: word('common.loading') } };

export const Error: Story = {
  args: { required: true, error: word('fieldRules.required') },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleDescription(/\S/u),
};

export const Disabled: Story = {
  args: { value: 'deposit', disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Worum geht es bei Ihrer Anfrage an unseren Kundendienst?',
    value: 'withdrawal',
    options: [
      {
        value: 'withdrawal',
        label: 'Eine Auszahlung, die länger als angekündigt unterwegs ist',
        description: 'ငွေထုတ်ယူမှု ကြန့်ကြာနေပါက ဤအကြောင်းအရာကို ရွေးချယ်ပါ။',
      },
      { value: 'other', label: 'Rechtsschutzversicherungsgesellschaften' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};
