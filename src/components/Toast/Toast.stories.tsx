import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { heldClocks } from '#stories/held-clocks.ts';
import { word } from '#stories/words.ts';
import { closeToast, currentToasts, pushToast, type Toast } from './push-toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface ExampleProps {
  label: string;
  closeLabel: string;
  /** What is said when the page opens. */
  toasts: readonly Toast[];
  /** A button of the page. */
  beside?: string | undefined;
}

/** The region with messages in it. */
const Example = ({ label, closeLabel, toasts, beside }: ExampleProps) => {
  useEffect(() => {
    for (const toast of toasts) pushToast(toast);
    return () => {
      for (const { id } of currentToasts()) closeToast(id);
    };
  }, [toasts]);
  return (
    <>
      {beside && <button type="button">{beside}</button>}
      <ToastRegion label={label} closeLabel={closeLabel} />
    </>
  );
};

const act = fn();

const meta = {
  title: 'Overlays/Toast',
  component: Example,
  args: {
    label: word('common.messages'),
    closeLabel: word('common.close'),
    toasts: [
      { tone: 'success', title: word('promotionList.copied') },
      { tone: 'warning', title: word('status.offlineTitle'), text: word('status.offlineText') },
      {
        tone: 'error',
        title: word('common.errorTitle'),
        text: word('refusals.network_error'),
        action: { label: word('common.retry'), onPress: act },
      },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Say with pushToast what has happened, in one short sentence.',
          'Give an action where something can be done about it: the message then stays.',
        ],
        dont: ['Do not ask or explain in it: who reads slowly loses it.'],
        accessibility: [
          'The region is there from the start and polite; errors are announced at once.',
          'A pointer or the focus on it stops the clock; Escape is not needed to go on.',
        ],
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a message lives that says nothing of it. */
const usual = heldClocks(6000);

export const Default: Story = {
  beforeEach: usual.hold,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(4));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
    const [, action] = canvas.getAllByRole('button');
    await userEvent.click(action as HTMLElement);
    await expect(act).toHaveBeenCalledTimes(1);
  },
};

const lives = heldClocks(300);
const rests = heldClocks(45_000);

/** Somewhere on the page, and two messages that pass by themselves. */
export const ByKeyboard: Story = {
  args: {
    beside: word('common.more'),
    toasts: [
      { tone: 'info', title: word('session.expired'), timeoutMs: 45_000 },
      { tone: 'success', title: word('feedback.sent'), timeoutMs: 45_000 },
    ],
  },
  beforeEach: rests.hold,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(rests.running()).toBe(0));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: args.closeLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: String(args.beside) })).toHaveFocus(),
    );
    // The next message has its own time again.
    pushToast({ tone: 'info', title: args.label, timeoutMs: 45_000 });
    await waitFor(() => expect(rests.running()).toBe(1));
  },
};

export const AllTones: Story = {
  args: {
    toasts: [
      { tone: 'info', title: word('session.expired') },
      { tone: 'success', title: word('feedback.sent') },
      { tone: 'error', title: word('refusals.timeout') },
    ],
  },
};

export const PassesByItself: Story = {
  args: { toasts: [{ tone: 'info', title: word('session.loggedOut'), timeoutMs: 300 }] },
  beforeEach: lives.hold,
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole('button');
    await waitFor(() => expect(lives.running()).toBe(1));
    await userEvent.hover(close);
    await waitFor(() => expect(lives.running()).toBe(0));
    await expect(close).toBeInTheDocument();
    await userEvent.unhover(close.closest('section') as HTMLElement);
    await waitFor(() => expect(lives.running()).toBe(1));
    await expect(close).toBeInTheDocument();
    lives.ring();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { toasts: [] } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    toasts: [
      {
        tone: 'warning',
        title:
          'Ihre Verbindung wurde unterbrochen; die letzte Änderung ist noch nicht gespeichert.',
        text: 'အင်တာနက်ချိတ်ဆက်မှု ပြန်ကောင်းလာပါက အလိုအလျောက် ထပ်မံကြိုးစားပါမည်။',
        action: { label: 'Sofort wiederholen', onPress: fn() },
      },
    ],
  },
};
