import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const labels = {
  open: word('register.calendar.open'),
  close: word('common.close'),
  start: 'From',
  end: 'To',
  previousMonth: word('register.calendar.previousMonth'),
  nextMonth: word('register.calendar.nextMonth'),
  quick: 'Quick ranges',
  ranges: {
    today: 'Today',
    next7: 'Next 7 days',
    last7: 'Last 7 days',
    next30: 'Next 30 days',
    last30: 'Last 30 days',
  },
  errors: {
    reversed: 'The first day must come before the last.',
    outside: 'Choose days of the last year.',
    tooLong: 'Choose at most 31 days.',
  },
};

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    hint: 'At most 31 days.',
    value: { start: '2026-11-09', end: '2026-11-21' },
    onChange: fn(),
    today: '2026-11-21',
    min: '2025-11-21',
    max: '2026-11-21',
    maxDays: 31,
    quick: ['today', 'last7', 'last30'],
    labels,
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <DateRangePicker {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Give the house’s own day as `today`: a player may be a day ahead of it.',
          'Offer the quick ranges that the page is about: a history looks back, a plan ahead.',
        ],
        dont: ['Do not turn days into moments here: the platform knows where its day begins.'],
        accessibility: [
          'Every part of both days can be typed; the calendar is a second way.',
          'In the calendar arrows move, Enter marks the first and the last day, Escape closes.',
        ],
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-10-09',
      end: '2026-11-21',
    });
    await expect(canvas.getByText(labels.errors.tooLong)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.queryByText(labels.errors.tooLong)).toBeNull());
  },
};

export const QuickRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-15',
      end: '2026-11-21',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /November 3,/u }));
    await userEvent.click(dialog.getByRole('button', { name: /November 12,/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-03',
      end: '2026-11-12',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
};

export const LongestRange: Story = {
  args: { maxDays: 7, quick: ['today', 'last7', 'last30'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Last 30 days' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /November 3,/u }));
    await expect(dialog.getByRole('button', { name: /November 12,/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const heading = await screen.findByRole('heading', { name: 'Period' });
    await waitFor(() => expect(heading).toBeVisible());
  },
};

export const Plan: Story = {
  args: {
    label: 'Pause until',
    min: '2026-11-21',
    max: undefined,
    value: { start: '2026-11-21', end: '2026-11-27' },
    quick: ['today', 'next7', 'next30'],
  },
};

export const Empty: Story = { args: { value: null, required: true } };

export const Error: Story = { args: { value: { start: '2026-11-21', end: '2026-11-09' } } };

export const Gregorian: Story = {
  args: { calendar: 'gregorian' },
  globals: { brand: 'lotus', language: 'TH' },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Zeitraum, für den die Buchungen auf Ihrem Spielerkonto gezeigt werden',
    hint: 'ငွေစာရင်းမှတ်တမ်း ကြည့်ရှုလိုသည့် ကာလကို ရွေးချယ်ပါ။',
    error: 'Der gewählte Zeitraum ist länger als einunddreißig Tage.',
    labels: { ...labels, start: 'Anfangsdatum', end: 'Enddatum' },
  },
};
