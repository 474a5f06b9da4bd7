import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: {
    label: word('fields.verificationCode'),
    hint: 'We have sent six digits to +95 ••• 4417.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <CodeInput {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Say where the code was sent, and offer to send it again once the time has passed.',
          'Send the code when it is complete; nobody should have to look for a button.',
        ],
        dont: ['Do not clear the field on an error: people correct one digit.'],
        accessibility: [
          'One real field: pasting, the phone’s suggestion and screen readers work as everywhere.',
          'Digits of every script are understood and codes run left to right.',
        ],
      },
    },
  },
} satisfies Meta<typeof CodeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12a3');
    await expect(input).toHaveValue('123');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('3456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code: 482 916');
    await expect(canvas.getByRole('textbox')).toHaveValue('482916');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('482916');
  },
};

export const Half: Story = {
  args: { value: '482' },
  play: async ({ userEvent }) => userEvent.tab(),
};

export const FourDigits: Story = { args: { length: 4, value: '48', hint: undefined } };

export const Letters: Story = {
  args: { label: 'Recovery code', hint: undefined, length: 8, kind: 'letters-and-digits' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'k7-mq 02xa');
    await expect(canvas.getByRole('textbox')).toHaveValue('K7MQ02XA');
  },
};

export const WithResend: Story = {
  args: {
    resend: (
      <Button variant="ghost" size="sm" isDisabled>
        Send again in 0:42
      </Button>
    ),
  },
};

export const Loading: Story = {
  args: { value: '482916', disabled: true, busyLabel: word('common.loading') },
};

export const Error: Story = {
  args: { value: '482916', required: true, error: word('fieldRules.wrong') },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

export const Disabled: Story = {
  args: { value: '48', disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    length: 8,
    value: '48291',
    label: 'Einmaliger Bestätigungscode aus der Nachricht an Ihre Mobiltelefonnummer',
    error: 'ကုဒ်မှားနေသည် သို့မဟုတ် သက်တမ်းကုန်သွားပါပြီ။ ကုဒ်အသစ် တောင်းယူပါ။',
    resend: (
      <Button variant="ghost" size="sm">
        Bestätigungscode noch einmal zusenden
      </Button>
    ),
  },
};
