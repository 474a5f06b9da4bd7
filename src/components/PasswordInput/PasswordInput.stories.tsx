import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { PasswordInput } from './PasswordInput.tsx';

const strength = {
  label: 'Password strength',
  levels: ['Weak', 'Fair', 'Good', 'Strong'] as [string, string, string, string],
  advice: 'One more word that nobody would guess helps most.',
};

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: {
    label: word('fields.newPassword'),
    value: '',
    onChange: fn(),
    autoComplete: 'new-password',
    showLabel: word('login.showPassword'),
    hideLabel: word('login.hidePassword'),
    strength,
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <PasswordInput {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Show the meter where a password is chosen, never where one is entered.',
          'Give the username in `personal`: it adds nothing to the strength.',
        ],
        dont: [
          'Do not refuse pasting: it keeps long passwords out.',
          'Do not let the meter decide: the platform accepts or refuses.',
        ],
        accessibility: [
          'The level is a word that is announced when it changes; the bars repeat it.',
          'The meter keeps its room, so that nothing moves at the first key.',
        ],
      },
    },
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { personal: ['annaberg'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const meter = canvas.getByRole('meter');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('annaberg-2024');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Weak');
    await userEvent.keyboard(' quiet lamp river');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong');
  },
};

export const ShownByKeyboard: Story = {
  args: { value: 'quiet lamp river' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
  },
};

export const Weak: Story = { args: { value: 'P@ssw0rd2024' } };

export const Good: Story = { args: { value: 'quiet lamp river stone' } };

export const ToSignIn: Story = {
  args: {
    label: word('fields.password'),
    autoComplete: 'current-password',
    strength: undefined,
    value: 'quiet lamp river',
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('meter')).toBeNull(),
};

export const Digits: Story = {
  args: { label: word('fields.paymentPassword'), numeric: true, maxLength: 6, strength: undefined },
};

export const Error: Story = {
  args: { value: 'P@ssw0rd2024', required: true, error: word('fieldRules.common_password') },
};

export const Disabled: Story = {
  args: { value: 'quiet lamp river', disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'quiet lamp river',
    label: 'Neues Passwort für die Auszahlung von Gewinnen auf das hinterlegte Bankkonto',
    strength: {
      label: 'Passwortstärke',
      levels: ['Sehr leicht zu erraten', 'Eher leicht zu erraten', 'Gut', 'Stark'],
      advice: 'နောက်ထပ် စကားလုံးတစ်လုံး ထည့်ခြင်းက အများဆုံး အထောက်အကူ ဖြစ်စေသည်။',
    },
  },
};
