import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: word('fieldRules.summary', { count: 2 }),
    errors: [
      { text: word('refusalsLater.username_taken'), onSelect: fn() },
      { text: word('fieldRules.mismatch'), onSelect: fn() },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: ['Put it above the form; each entry leads to its field.'],
        dont: ['Do not let it take the place of the errors under the fields.'],
        accessibility: ['It is announced when it appears; Enter on an entry moves the focus.'],
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.errors[0]?.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await expect(args.errors[1]?.onSelect).toHaveBeenCalledTimes(1);
  },
};

export const OfTheWholeForm: Story = {
  args: {
    title: word('common.errorTitle'),
    errors: [{ text: word('refusalsLater.account_locked') }],
  },
};

export const TakesFocus: Story = {
  args: { takeFocus: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveFocus(),
};

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Bitte überprüfen Sie die folgenden Angaben, bevor Sie das Formular erneut absenden',
    errors: [
      { text: 'အသုံးပြုသူအမည်ကို အခြားသူတစ်ဦး ယူထားပြီး ဖြစ်ပါသည်။ အခြားအမည်တစ်ခု ရွေးပါ။', onSelect: fn() },
      { text: 'Auszahlungspasswort: Es muss sich vom Passwort der Anmeldung unterscheiden.' },
    ],
  },
};
