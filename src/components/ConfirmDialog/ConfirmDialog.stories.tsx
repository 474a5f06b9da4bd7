import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A page with a button that asks. */
const WithButton = ({
  open,
  onOpenChange,
  onConfirm,
  ...props
}: ComponentProps<typeof ConfirmDialog>) => {
  const [shown, setShown] = useState(open);
  const set = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  const confirm = () => {
    onConfirm();
    set(false);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => set(true)}>
        {props.confirmLabel}
      </Button>
      <ConfirmDialog {...props} open={shown} onOpenChange={set} onConfirm={confirm} />
    </>
  );
};

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: word('session.logoutTitle'),
    body: word('session.logoutText'),
    confirmLabel: word('session.logoutConfirm'),
    cancelLabel: word('common.cancel'),
    closeLabel: word('common.close'),
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: (args) => <WithButton {...args} />,
  parameters: {
    docs: {
      notes: {
        do: [
          'Ask in the title, say in the body what follows, and let the button repeat the verb.',
          'Keep it open while the work is under way: `busy` refuses a second press.',
        ],
        dont: ['Do not make one answer smaller or paler to lead the player: both weigh the same.'],
        accessibility: [
          'It is an alertdialog: its words are read when it opens; Escape answers no.',
        ],
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const buttons = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('alertdialog')).getAllByRole('button');

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const [cross, cancel, confirm] = await buttons();
    await expect(cross).not.toHaveAccessibleName(cancel?.textContent ?? '');
    await waitFor(() => expect(confirm).toBeVisible());
    (confirm as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    const widths = [cancel, confirm].map((button) => Math.round(button?.offsetWidth ?? 0));
    await expect(widths[0]).toBe(widths[1]);
  },
};

export const PressedTwice: Story = {
  play: async ({ args }) => {
    const [, , confirm] = await buttons();
    confirm?.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    // It still stands there while the dialog goes.
    confirm?.click();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const AnsweredNo: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [, cancel] = await buttons();
    await userEvent.click(cancel as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Close your account?',
    body: 'Your balance is paid out first. What you have collected is lost.',
    confirmLabel: 'Close my account',
  },
};

export const Loading: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await buttons();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Möchten Sie Ihr Einzahlungslimit wirklich für die nächsten sieben Tage senken?',
    body: 'ကန့်သတ်ချက်အသစ်သည် ချက်ချင်း အသက်ဝင်ပြီး ခုနစ်ရက်အတွင်း ပြန်တိုး၍ မရပါ။',
    confirmLabel: 'Einzahlungslimit jetzt senken',
    cancelLabel: 'Unverändert lassen',
  },
};
