import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import * as control from './control.css.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: word('fields.email'),
    hint: word('register.hints.email'),
    children: (aria) => (
      <div className={control.frame}>
        <input {...aria} type="email" className={control.input} defaultValue="thiri@example.com" />
      </div>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Wrap a control of your own in it, and spread what it gives on the focusable element.',
        ],
        dont: ['Do not wrap the library’s own inputs: they bring it along.'],
        accessibility: [
          'The control is described by its hint and then its error.',
          'The star is drawn only; that an entry is needed is said by the control itself.',
        ],
      },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/\S/u);
  },
};

export const Required: Story = { args: { required: true } };

export const Error: Story = {
  args: { error: word('patterns.email'), counter: '17 / 64' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

export const LabelHidden: Story = {
  args: { labelHidden: true, hint: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleName(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'E-Mail-Adresse für Benachrichtigungen über Ein- und Auszahlungen',
    hint: 'သင့်အကောင့်ဆိုင်ရာ အကြောင်းကြားစာများကို ဤလိပ်စာသို့ ပေးပို့ပါမည်။',
    error: 'Diese Adresse ist nicht vollständig: Nach dem @-Zeichen fehlt der Name des Anbieters.',
    counter: '64 / 64',
  },
};
