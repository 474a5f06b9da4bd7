import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: word('fields.birthday'),
    hint: word('register.birthdayHint', { age: 21 }),
    value: '1990-05-17',
    onChange: fn(),
    min: '1920-01-01',
    max: '2005-11-21',
    labels: {
      open: word('register.calendar.open'),
      previousMonth: word('register.calendar.previousMonth'),
      nextMonth: word('register.calendar.nextMonth'),
      month: word('register.calendar.month'),
      year: word('register.calendar.year'),
    },
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <DateField {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Give the bounds: the calendar then offers only days that can be.'],
        dont: ['Do not ask for a format: every part is typed in the order of the language.'],
        accessibility: [
          'Each part is typed or stepped with the arrows; the calendar is a second way.',
          'Days are shown in the calendar of the page’s language and kept as ISO 8601.',
        ],
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = within(await screen.findByRole('dialog'));
    const [, year] = calendar.getAllByRole('combobox');
    await userEvent.selectOptions(year as HTMLElement, '1988');
    await userEvent.click(calendar.getByRole('button', { name: /May 20, 1988/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1988-05-20');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
  },
};

export const Empty: Story = { args: { value: '', required: true } };

export const Error: Story = {
  args: { value: '2004-01-01', error: word('fieldRules.underage', { age: 21 }) },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Geburtsdatum der Kontoinhaberin oder des Kontoinhabers laut Ausweis',
    hint: 'မွေးသက္ကရာဇ်ကို နိုင်ငံသားစိစစ်ရေးကတ်ပါအတိုင်း ဖြည့်သွင်းပါ။',
  },
};
